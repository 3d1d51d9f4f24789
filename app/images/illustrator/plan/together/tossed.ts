import { mixed, tossed } from '../../dishes/archetypes/mixed.ts'
import { look } from '../../looks/look.ts'
import type { Part } from '../plan.ts'
import { asOne, type Cuts, cutOf, headOf, nameOf, sharesOf, sum, type Together } from './as-one.ts'

/** What a salad is made of, as it is cut for it. */
const inSalad: Cuts = {
  tomato: 'tomato wedge',
  'cherry tomato': 'cherry tomato half',
  cucumber: 'cucumber',
  'red onion': 'red onion',
  onion: 'red onion',
  lettuce: 'mixed salad',
  romaine: 'romaine',
  'mixed salad': 'mixed salad',
  spinach: 'spinach',
  arugula: 'arugula',
  kale: 'kale',
  'bell pepper': 'red pepper strip',
  'green pepper': 'green pepper',
  radish: 'radish',
  carrot: 'grated carrot',
  corn: 'corn',
  'corn kernel': 'corn kernel',
  olive: 'olive',
  avocado: 'avocado slice',
  'avocado slice': 'avocado slice',
  'white bean': 'white bean',
  'black bean': 'black bean',
  'kidney bean': 'kidney bean',
  chickpea: 'chickpea',
  lentil: 'lentil',
  'canned tuna': 'tuna flake',
  'chicken breast': 'sliced chicken breast',
  bacon: 'bacon bit',
  feta: 'feta',
  parmesan: 'parmesan shaving',
  mozzarella: 'mozzarella',
  'boiled egg': 'egg half',
  walnut: 'walnut',
  'sunflower seed': 'sunflower seed',
}

/** The same where there is so little of it that whole wedges would be two or three. */
const inLittleSalad: Cuts = { tomato: 'tomato chunk' }

/** Herbs and seeds that are strewn over all. */
const strewn = /^(parsley|coriander|chive|basil|sesame|oregano|dill|mint)$/

/** What lies among the rest, too. */
const isStrewn = (part: Part): boolean => /^olive$/.test(nameOf(part))

/** What makes a plate of foods a salad, what dresses it, and what lies on top of it. */
const raw = /^(tomato|cherry tomato|cucumber|red onion|lettuce|romaine|mixed salad|arugula|radish)$/
const dressing = /\b(oil|dressing|vinaigrette|vinegar)\b/
const onSalad =
  /^(feta|parmesan|chicken breast|bacon|boiled egg|canned tuna|olive|walnut|avocado slice|avocado|mozzarella)$/

/** "Tomatoes, cucumber, red onion, feta and olive oil": a bowl of salad. */
export const salad: Together = (parts, prompt) => {
  const dressed = parts.filter(
    ({ look: { role, words } }) => role === 'sauce' && dressing.test(words),
  )
  const herbs = parts.filter((part) => !dressed.includes(part) && strewn.test(nameOf(part)))
  const foods = parts.filter((part) => !dressed.includes(part) && !herbs.includes(part))
  const raws = foods.filter((part) => raw.test(nameOf(part)))
  const isCold = dressed.length > 0 || /\b(tuna|beans|lentils|tomato|salad)/i.test(headOf(prompt))
  if (foods.length < 3 || raws.length < 1 || !isCold) return undefined
  if (!foods.every((part) => inSalad[nameOf(part)])) return undefined
  const top = foods.filter((part) => onSalad.test(nameOf(part)))
  const below = foods.filter((part) => !top.includes(part))
  const creamy = dressed.some(({ look: { words } }) => /ranch|caesar|mayo/.test(words))
  const small = sum(foods, 'volume') < 330
  const cuts = small ? { ...inSalad, ...inLittleSalad } : inSalad
  const form = tossed(
    sharesOf(below.length > 0 ? [...below, ...top.filter(isStrewn)] : foods, cuts),
    {
      on: [
        creamy ? 'aioli thread 2' : '',
        below.length > 0 && top.length > 0 ? shareOf(top, foods, cuts) : '',
        ...strewnOf(herbs),
      ]
        .filter(Boolean)
        .join(', '),
      steep: sum(foods, 'volume') < 560 ? 1.3 : 1.05,
      gloss: 0.48,
      ...(creamy && { coat: '#f0e8c8', strength: 0.1 }),
    },
  )
  return [asOne(parts, look('salad of these', form, { vessel: 'shallow bowl' }))]
}

/** Herbs as an archetype reads them. */
const strewnOf = (herbs: readonly Part[]): string[] => herbs.map((part) => `${nameOf(part)} 1.2`)

const besideSalad = /\b(pizza|burger|hamburger|lasagna)\b/

/** "Pizza with lettuce, cucumber and tomatoes": a bowl of salad beside it. */
export const sideSalad: Together = (parts) => {
  const main = parts.find(({ look: { words } }) => besideSalad.test(words))
  const raws = parts.filter((part) => raw.test(nameOf(part)))
  if (!main || raws.length < 2 || raws.length + 1 < parts.length) return undefined
  const form = tossed(sharesOf(raws, { ...inSalad, ...inLittleSalad }))
  return [main, asOne(raws, look('side salad', form, { role: 'wet', vessel: 'small bowl' }))]
}

/** What lies on top, in percent of all. */
const shareOf = (top: readonly Part[], all: readonly Part[], cuts: Cuts): string =>
  top
    .map((part) => {
      const share = (100 * part.volume) / sum(all, 'volume')
      return `${cutOf(part, cuts)} ${Math.max(1, Math.round(isStrewn(part) ? share / 2 : share))}`
    })
    .join(', ')

/** What is fried in a pan together, as it is cut for it. */
const inPan: Cuts = {
  tofu: 'fried tofu cube',
  'tofu crumble': 'tofu crumble',
  tempeh: 'tempeh',
  shrimp: 'shrimp',
  'chicken breast': 'stir fried chicken dice',
  beef: 'beef slice',
  broccoli: 'broccoli floret',
  carrot: 'carrot coin',
  'bell pepper': 'red pepper strip',
  'green pepper': 'green pepper strip',
  mushroom: 'mushroom',
  spinach: 'cooked spinach',
  'cooked spinach': 'cooked spinach',
  zucchini: 'zucchini',
  'zucchini noodle': 'zucchini noodle',
  tomato: 'tomato chunk',
  'cherry tomato': 'cherry tomato half',
  onion: 'cooked onion',
  'red onion': 'cooked onion',
  garlic: 'garlic slice',
  'snow pea': 'snow pea',
  'bok choy': 'bok choy',
  cabbage: 'cabbage strip',
  'green bean': 'green bean',
  corn: 'corn',
  pea: 'pea',
  edamame: 'shelled edamame',
}

/** The same among crumbs, in which strips would stand up. */
const amongCrumbs: Cuts = { 'bell pepper': 'diced pepper' }

const noodles: Cuts = {
  noodle: 'chow mein strand',
  'zucchini noodle': 'zucchini noodle',
  'rice noodle': 'rice noodle',
  'udon noodle': 'udon noodle',
}
const ofPan = /^(tofu|tofu crumble|tempeh|shrimp)$/
const fat = /\b(oil|butter|soy sauce|teriyaki)\b/

/** Leaves lose most of their volume in the pan. */
const wilted = (part: Part): Part =>
  nameOf(part) === 'spinach' ? { ...part, volume: part.volume * 0.3 } : part

/** "Noodles with tofu, broccoli and soy sauce", "tofu with peppers and oil": what one pan holds. */
export const fromPan: Together = (parts) => {
  const fats = parts.filter(({ look: { words } }) => fat.test(words))
  const herbs = parts.filter((part) => strewn.test(nameOf(part)))
  const foods = parts.filter((part) => !fats.includes(part) && !herbs.includes(part))
  const base = foods.find((part) => noodles[nameOf(part)])
  const rest = foods.filter((part) => part !== base).map(wilted)
  if (fats.length === 0 || rest.length < (base ? 2 : 3)) return undefined
  if (!base && !rest.some((part) => ofPan.test(nameOf(part)))) return undefined
  if (!rest.every((part) => inPan[nameOf(part)])) return undefined
  const on = strewnOf(herbs).join(', ')
  const isCrumbs = rest.some((part) => nameOf(part) === 'tofu crumble')
  const isSoy = fats.some(({ look: { words } }) => /soy|teriyaki/.test(words))
  const form = base
    ? mixed({
        base: noodles[nameOf(base)] ?? nameOf(base),
        in: sharesOf(rest, inPan, 60),
        on: [sharesOf(rest, inPan, 14), on].filter(Boolean).join(', '),
      })
    : tossed(sharesOf(rest, isCrumbs ? { ...inPan, ...amongCrumbs } : inPan), {
        on,
        coat: isSoy ? '#6b3413' : '#c98a34',
        strength: 0.14,
        steep: 1.4,
      })
  return [asOne(parts, look('pan of these', form))]
}

/** What is roasted on one tray, as it is cut for it. */
const onTray: Cuts = {
  carrot: 'roast carrot piece',
  'glazed carrot': 'roast carrot piece',
  zucchini: 'roast zucchini piece',
  'zucchini piece': 'roast zucchini piece',
  'bell pepper': 'red pepper strip',
  'red pepper piece': 'red pepper strip',
  'green pepper': 'green pepper strip',
  'red onion': 'roast onion petal',
  onion: 'roast onion petal',
  'fried onion': 'roast onion petal',
  'sweet potato': 'sweet potato cube',
  pumpkin: 'pumpkin cube',
  potato: 'roast potato',
  'roast potato': 'roast potato',
  eggplant: 'eggplant cube',
  broccoli: 'broccoli floret',
  cauliflower: 'cauliflower floret',
  'brussels sprout': 'brussels sprout',
  'cherry tomato': 'cherry tomato',
  tomato: 'tomato chunk',
  mushroom: 'mushroom',
  beet: 'beet',
}

/** "Roasted carrots, zucchini and peppers": all of one tray, browned. */
export const fromTray: Together = (parts, prompt) => {
  const foods = parts.filter(({ look: { role } }) => role === 'food')
  if (!/^roast(ed)?\b/i.test(prompt) || foods.length < 3) return undefined
  if (!foods.every((part) => onTray[nameOf(part)])) return undefined
  const others = parts.filter(({ look: { role, words } }) => role !== 'food' && !fat.test(words))
  const form = tossed(sharesOf(foods, onTray), { roasted: true })
  return [asOne(foods, look('tray of these', form), undefined, 'roasted'), ...others]
}
