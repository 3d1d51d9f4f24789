import type { Role } from './describe.ts'

/** The weights of the reader, set by hand and searched on the development half of the corpus. */
export const weights = {
  /** Cost of a word of the row that the text does not say, as a share of what the word tells. */
  unsaid: {
    head: 0.324,
    kind: 0.619,
    brand: 0.6,
    part: 0.75,
    quality: 0.21,
    usual: 0.06,
    restricts: 0.378,
    uncooked: 1.5,
    either: 0.03,
    maker: 0.024,
    chain: 0.3,
    generic: 0.15,
  } satisfies Record<Role, number>,
  /** A row, or a name of ours, of which the text says no head. */
  noHead: 1.5,
  noHeadOfName: 5,
  /** The same where the text says neither head nor kind, only parts and qualities. */
  noKind: 4,
  /** Cost of a word of the text inside a food that the row has not, as a share of what it tells. */
  absent: 0.198,
  absentLight: 0.1,
  absentUnknown: 0.24,
  /** A food word right behind or before a food that it leaves out. */
  cutBehind: 1.2,
  cutBefore: 0.36,
  /** A word that nobody knows right before a food that is not all said. */
  strangeBefore: 6,
  /** One more food, by where it begins. */
  item: { amount: 4.5, open: 6, into: 9, bare: 7.5 },
  /** Of texts that measure nothing, one more food costs this share of it. */
  unmeasuredItem: 0.5,
  /** One whose words only say how it is. */
  hollow: 9,
  /** A word that is the head or kind of a food so often can say alone what it is. */
  solid: 0.08,
  /** The same for a word that everyday talk has too. */
  solidCommon: 0.75,
  /** A food without an amount in a sentence that measures nothing, beside sentences that do. */
  unmeasured: 2,
  talkWord: 2.25,
  /** A description of which the text says every word. */
  complete: 0.5,
  /** What a food that begins where one may begin is worth at least, as a share of its score. */
  floor: 0.1,
  /** The last word is what it is: milk chocolate is no chocolate milk. */
  headLast: 0.8,
  /** Words that stand side by side in both. */
  neighbours: 0.21,
  /** A word of the food that the text says again, as a share of what it tells. */
  again: 0.591,
  /** Descriptions that stand behind those of USDA's survey: of its older tables. */
  reference: 0.45,
  /** A food of our lists by its own name: what a plain word means. */
  name: 0.55,
  alias: 0.3,
  /** A food of our lists is shown where its figures are those of a row that fits better by so little. */
  listed: 1.5,
  /** USDA's additional names, and names of imported foods. */
  synonym: 0.788,
  own: 0.9,
  /** A row that leaves open what the text leaves open comes first. */
  unspecified: 0.375,
  /** Cost of a food that reaches across what stands between two words. */
  cross: {
    talk: 0.1,
    comma: 0.42,
    and: 1,
    with: 0.36,
    bracket: 0.25,
    strong: 0.475,
    article: 1.3,
    number: 4,
    weight: 6,
    sentence: 9,
    denial: 11.25,
    /** A comma or "and" between two words that are foods themselves. */
    list: 1,
    /** "chicken and rice" without an amount is two foods. */
    unmeasuredAnd: 2,
    restate: 0.15,
  },
  /** What "with" and "and" of a text cost within a description, as a multiple. */
  across: { joined: 0.25, row: 0.9, name: 6 },
}
