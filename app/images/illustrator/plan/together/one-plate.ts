import { openBagel } from '../../dishes/archetypes/plated/open-bagel.ts'
import { overBed } from '../../dishes/archetypes/plated/over-bed.ts'
import { roundDip } from '../../dishes/archetypes/plated/round-dip.ts'
import { look } from '../../looks/look.ts'
import type { Part } from '../plan.ts'
import { asOne, type Cuts, cutOf, nameOf, sum, type Together } from './as-one.ts'

/** Parts as an archetype reads them, in percent of the volume of all. */
const written = (parts: readonly Part[], all: readonly Part[], cuts: Cuts = {}): string =>
  parts
    .map((part) => {
      const share = Math.round((1000 * part.volume) / sum(all, 'volume')) / 10
      return `${cutOf(part, cuts)} ${Math.max(0.5, share)}`
    })
    .join(', ')

const chips = /^(tortilla chip|potato chip|pita chip|dorito)$/
const intoDip = /^(guacamole|salsa|hummus|sour cream|tzatziki)$/

/** "Salsa with tortilla chips": a bowl of the dip with the chips round it. */
export const chipsAndDip: Together = (parts) => {
  const dips = parts.filter((part) => intoDip.test(nameOf(part)))
  const crisp = parts.filter((part) => chips.test(nameOf(part)))
  if (dips.length !== 1 || crisp.length === 0 || crisp.length + 1 < parts.length) return undefined
  const form = roundDip(written(dips, parts), written(crisp, parts))
  return [asOne(parts, look('dip with chips', form, { vessel: 'plate' }))]
}

const onBagel: Cuts = {
  blueberry: 'blueberry',
  raspberry: 'raspberry',
  strawberry: 'strawberry slice',
  'smoked salmon': 'smoked salmon',
  cucumber: 'thin cucumber',
  chive: 'chive',
}

/** "Bagel with cream cheese and blueberries": one bagel's halves, spread, with the berries on them and beside. */
export const spreadBagel: Together = (parts) => {
  const bagel = parts.find((part) => /bagel$/.test(nameOf(part)))
  const cheese = parts.find((part) => nameOf(part) === 'cream cheese')
  const on = parts.filter((part) => part !== bagel && part !== cheese)
  if (!bagel || !cheese || (bagel.count ?? 1) > 1) return undefined
  if (!on.every((part) => onBagel[nameOf(part)])) return undefined
  const form = openBagel(written(on, parts, onBagel))
  return [asOne(parts, look('bagel with these', form, { vessel: 'plate' }), 1)]
}

const kebab = /^(seekh kebab|shish kebab|chicken skewer|lamb kebab)$/
const grain = /^(bulgur|rice|brown rice|couscous|quinoa|saffron rice)$/
const atItsFoot: Cuts = {
  tomato: 'tomato wedge',
  'cherry tomato': 'cherry tomato half',
  onion: 'red onion',
  'red onion': 'red onion',
  cucumber: 'cucumber',
  'green pepper': 'green pepper',
  'bell pepper': 'bell pepper',
  'lemon wedge': 'lemon wedge',
  lemon: 'lemon wedge',
}

/** "Kebab with bulgur and tomatoes": the skewers over the grains, the rest at their foot. */
export const kebabPlate: Together = (parts) => {
  const main = parts.find((part) => kebab.test(nameOf(part)))
  const bed = parts.find((part) => grain.test(nameOf(part)))
  const herbs = parts.filter((part) => /^(parsley|mint|coriander)$/.test(nameOf(part)))
  const sides = parts.filter((part) => atItsFoot[nameOf(part)])
  const known = [main, bed, ...herbs, ...sides]
  const others = parts.filter((part) => !known.includes(part))
  if (!main || !bed || sides.length === 0) return undefined
  if (!others.every(({ look: { role } }) => role === 'sauce')) return undefined
  const all = [main, bed, ...herbs, ...sides]
  const form = overBed({
    main: written([main], all),
    bed: written([bed], all),
    sides: written(sides, all, atItsFoot),
    on: written(herbs, all),
  })
  const plate = look('kebab over grains', form, { vessel: 'plate' })
  return [asOne(all, plate, main.count, main.cooking), ...others]
}
