import { type Look, look } from '../../looks/look.ts'
import { buns } from '../archetypes/buns.ts'
import { withDip } from '../archetypes/crisp.ts'
import { assorted, cups, type Dough, halfMoons, purses } from '../archetypes/dumplings.ts'
import { friedRolls } from '../archetypes/fried/rolls.ts'
import { crispParcels } from '../archetypes/wrapped/crisp-parcels.ts'
import { wontons } from '../archetypes/wrapped/wontons.ts'

const inside = ['#a87650', '#cc9a74', '#5f8f34', '#b98560', '#d8ac88', '#e0853c'] as const
const steamed: Dough = { from: '#ead8b2', to: '#f7ecd2', filling: '#c9a06a', clear: 0.4, inside }
const thin: Dough = { from: '#e9d6b0', to: '#f6e9cf', filling: '#c49c6a', clear: 0.55, inside }
const soy = '#2a140a'
const steamer = { vessel: 'steamer', density: 0.8 } as const
const siuMai = cups({ from: '#e6bf5c', to: '#f2d88c' }, ['#c98a6c', '#e6b696'], '#e2761f')
const harGow = halfMoons({ from: '#efe4d0', to: '#faf4e8', filling: '#f0a47a', clear: 1 }, 28, {
  long: 50,
  deep: 34,
  high: 27,
  pleats: 11,
})
const soupDumplings = purses({ from: '#dfc9a0', to: '#f0e2c4' })

/** Dough with a filling: dumplings, buns and rolls. */
export const dumplings: readonly Look[] = [
  look(
    'dumpling, steamed dumpling, jiaozi, pork dumpling, chicken dumpling, vegetable dumpling, dumpling steamed',
    halfMoons(steamed),
    steamer,
  ),
  look('boiled dumpling, water dumpling, shui jiao, mandu, mandoo', withDip(halfMoons(thin), soy)),
  look(
    'gyoza, potsticker, pot sticker, pan fried dumpling, fried mandu',
    withDip(halfMoons({ ...steamed, panned: 1 }), soy),
  ),
  look('fried dumpling, deep fried dumpling', withDip(halfMoons({ ...steamed, fried: 0.85 }), soy)),
  look('soup dumpling, xiaolongbao, xiao long bao, xlb', soupDumplings, steamer),
  look('siu mai, shumai, shao mai', siuMai, steamer),
  look('har gow, shrimp dumpling, crystal dumpling', harGow, steamer),
  look('dim sum, dimsum, bao dumpling', assorted([siuMai, harGow, soupDumplings]), steamer),
  look('wonton, steamed wonton', withDip(wontons(19), '#7d1f0c', '#b3401a')),
  look(
    'fried wonton, crispy wonton',
    withDip(
      crispParcels({
        each: 16,
        tips: 7,
        reach: 21,
        lift: 12,
        filling: ['#b98060', '#dcae8a'],
        bits: ['#5d8a2c', '#e08a3c'],
      }),
      '#a32a10',
      '#cc5a28',
    ),
  ),
  look(
    'crab rangoon, cheese wonton',
    withDip(
      crispParcels({
        each: 18,
        tips: 4,
        reach: 33,
        lift: 5,
        filling: ['#f0e2c6', '#fdf6e6'],
        bits: ['#d9683e', '#6f9a3c', '#eba07c'],
      }),
      '#b8401a',
      '#dc7a34',
    ),
  ),
  look(
    'bao bun, bao, steamed bun, char siu bao, pork bun, steamed pork bun, bbq pork bun',
    buns({ top: { filling: ['#6e2412', '#a44c28'] }, each: 60 }),
    steamer,
  ),
  look('baozi, vegetable bun, chicken bun', buns({ top: 'twist', each: 60 }), steamer),
  look('mantou, plain steamed bun', buns({ top: 'smooth', each: 50 }), steamer),
  look(
    'spring roll, fried spring roll, vegetable spring roll, crispy spring roll, chicken spring roll',
    withDip(friedRolls({ each: 45 }), '#a32a10', '#d2602a'),
  ),
  look(
    'egg roll, vegetable egg roll',
    withDip(friedRolls({ each: 60, length: 112, radius: 16 }), '#c8641c', '#e59a44'),
  ),
  look(
    'lumpia, lumpiang shanghai',
    withDip(friedRolls({ each: 25, length: 84, radius: 8.5 }), '#b8401a', '#dc7a34'),
  ),
]
