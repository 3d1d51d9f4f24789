import type { Foods } from '../../foods/foods.ts'
import type { FoodGroup } from '../../nutrition.ts'
import type { Mention } from '../mention.ts'
import { statedPortion } from '../portions.ts'

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

/** Groups that are cooked in tomato sauce, so that what else the sentence names shares it. */
const sauced = new Set<FoodGroup>(['pasta', 'grain'])
/** Grams from which "tomato sauce" is a cooked one, about three spoons of ketchup. */
const mostKetchup = 50

/** "Tomato sauce" beside a meat pie or chips is ketchup, as in Australia and South Africa. */
export function serveKetchup(foods: Foods, mentions: readonly Mention[]): readonly Mention[] {
  const ketchup = foods.find('ketchup')
  const cooked = new Set(
    mentions.filter(({ food }) => sauced.has(food.group)).map(({ sentence }) => sentence),
  )
  return mentions.map((mention, i) => {
    const { sentence, food, words } = mention
    const before = mentions[i - 1]
    const beside = before?.sentence === sentence && before.food.traits.has('ketchup')
    const sauce = food.id === 'tomato-sauce' && words.join(' ') === 'tomato sauce'
    if (!ketchup || !beside || !sauce || cooked.has(sentence)) return mention
    if ((statedPortion(mention)?.grams ?? 0) >= mostKetchup) return mention
    return { ...mention, food: ketchup, others: [food] }
  })
}
