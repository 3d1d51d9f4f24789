import type { Foods } from '../../foods/foods.ts'
import type { FoodGroup } from '../../nutrition.ts'
import type { Mention } from '../mention.ts'

const hotMains = new Set<FoodGroup>(['meat', 'fish', 'poultry', 'egg'])
/** Containers of crisps, never of fries. */
const bags = new Set(['bag', 'packet', 'handful'])

/** "Chips" beside a steak are fries; out of a bag they are crisps. */
export function serveHot(foods: Foods, mentions: readonly Mention[]): readonly Mention[] {
  const fries = foods.find('french-fries')
  const hot = new Set(
    mentions.filter(({ food }) => hotMains.has(food.group)).map(({ sentence }) => sentence),
  )
  return mentions.map((mention) => {
    const chips = mention.words.join(' ') === 'chip' && mention.food.id === 'potato-chips'
    const bag = bags.has(mention.amount?.unit?.name ?? '')
    const served = chips && fries && hot.has(mention.sentence) && !bag
    return served ? { ...mention, food: fries, others: [mention.food] } : mention
  })
}

const teas = /^tea$|^chai$|(?<!iced)-tea$/

/** Biscuits beside a tea are the sweet ones; beside egg or poultry they are not. */
export function serveTea(foods: Foods, mentions: readonly Mention[]): readonly Mention[] {
  const sweet = foods.find('digestive-biscuit')
  const withTea = new Set(
    mentions.filter(({ food }) => teas.test(food.id)).map(({ sentence }) => sentence),
  )
  const isMeal = mentions.some(({ food }) => food.group === 'egg' || food.group === 'poultry')
  return mentions.map((mention) => {
    const biscuit = mention.words.join(' ') === 'biscuit' && mention.food.id === 'american-biscuit'
    const served = biscuit && sweet && !isMeal && withTea.has(mention.sentence)
    return served ? { ...mention, food: sweet, others: [mention.food] } : mention
  })
}

/** What people in Australia and South Africa eat with "tomato sauce", which is ketchup. */
const withKetchup =
  /meat-pie|sausage-roll|pasty|hot-dog|french-fries|potato-chips|^sausage|hash-brown|hamburger/

/** "Tomato sauce" beside a meat pie or chips is ketchup. */
export function serveKetchup(foods: Foods, mentions: readonly Mention[]): readonly Mention[] {
  const ketchup = foods.find('ketchup')
  return mentions.map((mention, i) => {
    const before = mentions[i - 1]
    const beside = before?.sentence === mention.sentence && withKetchup.test(before.food.id)
    const sauce = mention.food.id === 'tomato-sauce' && mention.words.join(' ') === 'tomato sauce'
    return ketchup && beside && sauce
      ? { ...mention, food: ketchup, others: [mention.food] }
      : mention
  })
}
