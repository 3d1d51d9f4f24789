import type { Role } from './describe.ts'

/** The weights of the reader, set by hand and searched on the development half of the corpus. */
export const weights = {
  /** Cost of a word of the row that the text lacks, as a share of its idf. */
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
  /** Cost of a row, or a name of ours, whose head the text lacks. */
  noHead: 1.5,
  noHeadOfName: 5,
  /** The same when the text has neither head nor kind, only parts and qualities. */
  noKind: 4,
  /** Cost of a word of the text inside a reading that the row lacks, as a share of its idf. */
  absent: 0.198,
  absentLight: 0.1,
  absentUnknown: 0.24,
  /** Cost of an adjacent food word that is not part of the reading. */
  cutBehind: 1.2,
  cutBefore: 0.36,
  /** Cost of an unknown word right before an incomplete name. */
  strangeBefore: 6,
  /** Cost of one more food, by what stands before it. */
  item: { amount: 4.5, open: 6, into: 9, bare: 7.5 },
  /** Factor on that cost for texts without amounts. */
  unmeasuredItem: 0.5,
  /** Cost of a food whose words only describe it. */
  hollow: 9,
  /** The least share of descriptions with a word as head or kind for it to name a food alone. */
  solid: 0.08,
  /** The same for a word of everyday talk. */
  solidCommon: 0.75,
  /** Cost of a food in a sentence without amounts, when other sentences have some. */
  unmeasured: 2,
  talkWord: 2.25,
  /** Score of a description whose every word the text has. */
  complete: 0.5,
  /** What a food that begins where one may begin is worth at least, as a share of its score. */
  floor: 0.1,
  /** Score for the head as the last word: milk chocolate is not chocolate milk. */
  headLast: 0.8,
  /** Score for words that are adjacent in both. */
  neighbours: 0.21,
  /** Score of a repeated word of the food, as a share of its idf. */
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
  /** Cost of a reading across the gap between two words. */
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
