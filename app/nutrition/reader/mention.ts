import type { Amount } from '../amounts/amount-phrase.ts'
import type { Food } from '../foods/food.ts'

/** How a food is joined to the one before it in its sentence. */
export type Link = 'start' | 'list' | 'with' | 'aside'

/** One food of a text with what was said of its amount. Stages make new ones, none is changed. */
export type Mention = Readonly<{
  food: Food
  /** Other foods that the words fit less well, best first. */
  others: readonly Food[]
  /** How well the words fit, 0 to 1. */
  certainty: number
  words: readonly string[]
  /** Words that describe it and stand right before it. */
  before: readonly string[]
  amount: Amount | null
  /** True where the amount stands behind the food. */
  behind: boolean
  /** True behind "and". */
  more: boolean
  /** Second statement of the amount: "1 breast (150 g)". */
  weight: Amount | null
  /** True for a last word in the plural: "boiled eggs". */
  plural: boolean
  /** True behind "the": a food that was named or is part of one. */
  definite: boolean
  link: Link
  /** True where its own words are joined by "with": more of it may follow. */
  joins: boolean
  /** The number of the bracket that it stands in, 0 for none. */
  bracket: number
  /** True for what the dish before was made of or filled with. */
  inside: boolean
  sentence: number
  /** The part of it that was eaten: a half of what two share. */
  share: number
  /** Parts of the dish that the text denies, with the word it has for them. */
  without: readonly { id: string; word: string }[]
  /** The named plate that this is a part of, such as "fish and chips". */
  set: string | null
  /** Where its first word stands in the text. */
  wordStart: number
  /** Where it stands in the text, its amount included. */
  start: number
  end: number
}>
