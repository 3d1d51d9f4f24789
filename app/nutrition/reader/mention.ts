import type { Amount } from '../amounts/amount-phrase.ts'
import type { Food } from '../foods/food.ts'

/** How a food is joined to the one before it in its sentence. */
export type Link = 'start' | 'list' | 'with' | 'aside'

/** One food of a text with its stated amount. Immutable: stages make new ones. */
export type Mention = Readonly<{
  food: Food
  /** Other foods that the words fit less well, best first. */
  others: readonly Food[]
  /** How well the words fit, 0 to 1. */
  certainty: number
  words: readonly string[]
  /** Describing words right before it. */
  before: readonly string[]
  amount: Amount | null
  /** True when the amount follows the food. */
  behind: boolean
  /** True after "and". */
  more: boolean
  /** Second statement of the amount: "1 breast (150 g)". */
  weight: Amount | null
  /** True for a last word in the plural: "boiled eggs". */
  plural: boolean
  /** True after "the": a food that was named before, or a part of one. */
  definite: boolean
  link: Link
  /** True when its own words contain "with", so that more of its parts may follow. */
  joins: boolean
  /** The number of the bracket that it stands in, 0 for none. */
  bracket: number
  /** True for an ingredient or filling of the dish before. */
  inside: boolean
  sentence: number
  /** The share of it that was eaten: half of what two people share. */
  share: number
  /** Parts of the dish that the text excludes, with the text's word for them. */
  without: readonly { id: string; word: string }[]
  /** The named plate that this is a part of, such as "fish and chips". */
  set: string | null
  /** Position of its first word in the text. */
  wordStart: number
  /** Its position in the text, including its amount. */
  start: number
  end: number
}>
