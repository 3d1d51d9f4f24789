import { layered, pieWedge } from '../families/baked/baked.ts'
import { scoop, wafer } from '../families/baked/ice-cream.ts'
import { brownie, cakeSlice, chocolate, cookie, donut } from '../families/baked/sweets.ts'
import { dip } from '../families/dip.ts'
import type { Draw } from '../families/drawing.ts'
import { mash } from '../families/grains/mash.ts'
import { counted } from '../families/piece.ts'
import { ragu } from '../families/proteins/ragu.ts'
import { ladled, sauce } from '../families/sauces.ts'
import { type Food, food } from './food.ts'

/** Two wafers that lean out from under the scoops. */
const wafers: Draw = (brush, zone) =>
  [-0.5, 0.1]
    .map((angle) => {
      const at = {
        x: zone.center.x + 235 * Math.cos(angle - 0.9),
        y: zone.center.y + 235 * Math.sin(angle - 0.9),
      }
      return wafer(brush, at, angle - 0.9, 250, '#dba452', zone)
    })
    .join('')

/** Dips lie lower than the heaps beside them and take more ground for their weight. */
const spread = { thick: 0.45 }

/** Sauces, spreads and sweets. */
export const pantry: Food[] = [
  food(
    'hummus, baba ganoush',
    'side',
    dip({ color: '#ead8ae', oil: '#c29a1c', dust: '#b0401a', herb: '#4f8a2c' }),
    spread,
  ),
  food(
    'guacamole',
    'side',
    mash({
      color: '#9cc04a',
      texture: 'cream',
      specks: [
        { color: '#d8391f', count: 16, size: 10 },
        { color: '#f2e8cf', count: 14, size: 8 },
        { color: '#3f7a2a', count: 20, size: 6 },
      ],
    }),
    spread,
  ),
  food('butter, margarine, ghee', 'sauce', sauce({ color: '#fbdc6a' }), { dipped: true }),
  food('peanut butter, almond butter, nut butter, tahini', 'sauce', sauce({ color: '#c98a42' })),
  food('nut butter dip', 'sauce', sauce({ color: '#b97b3c' }), { dipped: true }),
  food(
    'tomato sauce, marinara, pasta sauce, arrabbiata',
    'sauce',
    ladled({ color: '#cc2f18', specks: '#4f8a2c', lumps: '#d9492c' }),
    { poured: true },
  ),
  food('bolognese, meat sauce, ragu, bolognese sauce', 'sauce', ragu, { poured: true }),
  food(
    'alfredo, carbonara, cream sauce, bechamel, cheese sauce, white sauce',
    'sauce',
    ladled({ color: '#faeccb', specks: '#4a3a2c' }),
    { poured: true },
  ),
  food('pesto', 'sauce', ladled({ color: '#6f9a2c', specks: '#3f6a1c', lumps: '#5a8526' }), {
    poured: true,
  }),
  food(
    'salsa, pico de gallo, relish',
    'sauce',
    sauce({ color: '#d2401f', lumps: '#e25a3a', specks: '#4f9a2c' }),
    { dipped: true },
  ),
  food(
    'ketchup, bbq sauce, barbecue sauce, hot sauce, sriracha',
    'sauce',
    sauce({ color: '#b3200f' }),
    { dipped: true },
  ),
  food('mustard, honey mustard', 'sauce', sauce({ color: '#e3ae1c' }), { dipped: true }),
  food(
    'mayonnaise, mayo, aioli, caesar dressing, tartar sauce, hollandaise',
    'sauce',
    sauce({ color: '#fbf0cc' }),
    { dipped: true },
  ),
  food(
    'soy sauce, teriyaki, oyster sauce, balsamic, worcestershire, fish sauce, hoisin',
    'sauce',
    sauce({ color: '#3d1c0c', clear: true }),
    { dipped: true },
  ),
  food(
    'oil, olive oil, vegetable oil, dressing, vinaigrette, salad dressing',
    'sauce',
    sauce({ color: '#cfae2c', oily: true }),
  ),
  food('vinegar, lemon juice, lime juice', 'sauce', sauce({ color: '#e8d06a', oily: true })),
  food('gravy', 'sauce', ladled({ color: '#7a4420' }), { poured: true }),
  food('sauce, dip', 'sauce', sauce({ color: '#c0571f' })),
  food('honey, maple syrup, syrup, agave', 'sauce', sauce({ color: '#cf8a14', clear: true })),
  food(
    'jam, jelly, marmalade, preserve, cranberry sauce',
    'sauce',
    sauce({ color: '#a8182c', lumps: '#c42a3c' }),
    { dipped: true },
  ),
  food(
    'mint chutney, coriander chutney, green chutney, chimichurri, salsa verde',
    'sauce',
    sauce({ color: '#6f9a35', specks: '#3f6a1c' }),
    { dipped: true },
  ),
  food(
    'coconut chutney, raita, tzatziki sauce, ranch, yogurt sauce, yogurt dip',
    'sauce',
    sauce({ color: '#f8f1df', specks: '#4f8a2c' }),
    { dipped: true },
  ),
  food('chocolate sauce, chocolate spread, nutella, caramel', 'sauce', sauce({ color: '#4f2410' })),
  food('sugar, sweetener', 'garnish', sauce({ color: '#fdfbf5', clear: true })),
  food('whipped cream, cream, heavy cream', 'side', mash({ color: '#fdf9ef', texture: 'cream' })),
  food(
    'cookie, biscuit cookie',
    'side',
    counted({ color: '#d9a050', each: 25, coverage: 0.74, largest: 320, piece: cookie }),
  ),
  food(
    'donut, doughnut',
    'side',
    counted({ color: '#f08aa8', each: 60, coverage: 0.78, largest: 330, piece: donut }),
  ),
  food(
    'cake, cheesecake, sponge cake, birthday cake, carrot cake',
    'side',
    counted({
      color: '#e3b87a',
      each: 100,
      coverage: 0.42,
      largest: 460,
      rank: 0.3,
      piece: cakeSlice,
    }),
  ),
  food(
    'chocolate cake',
    'side',
    counted({
      color: '#6b3a1e',
      each: 100,
      coverage: 0.42,
      largest: 460,
      rank: 0.3,
      piece: cakeSlice,
    }),
  ),
  food(
    'brownie',
    'side',
    counted({ color: '#5a2f1a', each: 50, coverage: 0.78, largest: 280, piece: brownie }),
  ),
  food(
    'chocolate, dark chocolate, milk chocolate, candy, chocolate chip',
    'side',
    counted({ color: '#5a2c14', each: 20, coverage: 0.95, largest: 170, piece: chocolate }),
  ),
  food(
    'ice cream, gelato, frozen yogurt',
    'side',
    layered(
      wafers,
      counted({ color: '#fbeac4', each: 45, coverage: 0.5, largest: 340, piece: scoop }),
    ),
    { vessel: 'bowl' },
  ),
  food(
    'sorbet, strawberry ice cream',
    'side',
    layered(
      wafers,
      counted({ color: '#ee7a8a', each: 45, coverage: 0.5, largest: 340, piece: scoop }),
    ),
    { vessel: 'bowl' },
  ),
  food(
    'chocolate ice cream',
    'side',
    layered(
      wafers,
      counted({ color: '#7a4526', each: 45, coverage: 0.5, largest: 340, piece: scoop }),
    ),
    { vessel: 'bowl' },
  ),
  food(
    'pie, apple pie, tart, fruit pie',
    'side',
    counted({
      color: '#d9993f',
      each: 120,
      coverage: 0.4,
      largest: 480,
      rank: 0.3,
      piece: pieWedge('#d1913f', '#e8a53a', ['#f2c04e', '#d98a2a']),
    }),
  ),
]
