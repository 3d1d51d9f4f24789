import { tossed } from '../../dishes/archetypes/mixed.ts'
import { look } from '../../looks/look.ts'
import { asOne, type Cuts, nameOf, sharesOf, type Together } from './as-one.ts'

const nuts =
  /^(almond|walnut|cashew|peanut|raisin|golden raisin|hazelnut|mixed nut|pecan|pistachio|chocolate|pumpkin seed|sunflower seed|dried apricot|granola)$/

/** Nuts, seeds and dried fruit in one bowl. */
export const nutMix: Together = (parts) => {
  if (parts.length < 3 || !parts.every((part) => nuts.test(nameOf(part)))) return undefined
  const named = parts.filter((part) => nameOf(part) !== 'mixed nut')
  const form = tossed(sharesOf(named.length > 1 ? named : parts, {}))
  return [asOne(parts, look('mix of these', form, { vessel: 'small bowl' }))]
}

const fruit: Cuts = {
  strawberry: 'strawberry slice',
  kiwi: 'kiwi',
  grape: 'grape',
  orange: 'orange segment',
  pineapple: 'pineapple',
  'melon cube': 'melon cube',
  mango: 'mango',
  'banana slice': 'banana slice',
  banana: 'banana slice',
  blueberry: 'blueberry',
  raspberry: 'raspberry',
  apple: 'apple slice',
  pear: 'pear slice',
  peach: 'peach slice',
  'peach slice': 'peach slice',
  cherry: 'cherry',
  watermelon: 'watermelon',
  pomegranate: 'pomegranate',
}

/** Fruits that one eats as they grew: where there are no others, nobody has cut them. */
const eatenWhole = /^(apple|pear|peach|orange|banana)$/

/** Three fruits and more: a salad of them. */
export const fruitSalad: Together = (all) => {
  const herbs = all.filter((part) => nameOf(part) === 'mint')
  const parts = all.filter((part) => !herbs.includes(part))
  if (parts.length < 3 || !parts.every((part) => fruit[nameOf(part)])) return undefined
  if (parts.every((part) => eatenWhole.test(nameOf(part)))) return undefined
  const form = tossed(sharesOf(parts, fruit), {
    on: herbs.length > 0 ? 'mint 0.5' : '',
    steep: 1.45,
  })
  return [asOne(parts, look('fruit of these', form, { vessel: 'pasta bowl' }))]
}
