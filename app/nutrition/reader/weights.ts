import type { Role } from './describe.ts'

/**
 * The weights of the reader, in nats where nothing else is said. Set by hand, then tuned on the development half
 * of the corpus of texts.
 */
export const weights = {
  /** Cost of a word of the description that the text lacks, by role, as a share of its idf. */
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
  /** Cost of a row whose head the text lacks, and of a name whose head it lacks. */
  noHead: 1.5,
  noHeadOfName: 5,
  /** Cost of a description when the text has neither its head nor its kind, only parts and qualities. */
  noKind: 4,
  /**
   * Cost of a word of the text inside a reading that the description lacks, as a share of its idf, and for a
   * describing word; then the fixed cost of an unknown word.
   */
  absent: 0.198,
  absentLight: 0.1,
  absentUnknown: 0.24,
  /** Cost of the next word, or the one before, when it may name a food and is not part of the reading. */
  cutBehind: 1.2,
  cutBefore: 0.36,
  /** Cost of a seasoning as a food of its own right before another food: "teriyaki tofu". */
  seasons: 6,
  /** Cost of an unknown word right before an incomplete name. */
  strangeBefore: 6,
  /** Cost of one more food, by what precedes it. */
  item: { amount: 4.5, open: 6, into: 9, bare: 7.5 },
  /** Factor on that cost for texts without amounts, except for `bare`. */
  unmeasuredItem: 0.5,
  /** Cost of a food whose words only describe it. */
  hollow: 9,
  /** Minimum share of descriptions with a word as head, kind or brand for it to name a food alone. */
  solid: 0.08,
  /** The same for a word to be a food of its own beside another. */
  apart: 0.22,
  /** The same for a word of everyday talk. */
  solidCommon: 0.75,
  /**
   * Cost of a food in a sentence with everyday talk and without amounts, when other sentences have amounts; and
   * the additional cost for each word of talk.
   */
  unmeasured: 2,
  talkWord: 2.25,
  /** Score of a description when the text has all of its words. */
  complete: 0.5,
  /** Minimum value of a plain reading, whatever its costs, as a share of its score. */
  floor: 0.1,
  /** Score when the last word is the head: "chocolate milk" is a milk, "milk chocolate" is not. */
  headLast: 0.8,
  /** Cost of a description whose head the text has after a "with": pancakes with syrup are no pancake syrup. */
  turned: 6,
  /** The same for a description with a "with" of its own, whose parts may stand first. */
  turnedJoined: 1,
  /** Score of a word that follows the same word in the text and in the description. */
  neighbours: 0.21,
  /** Score of a repeated word of the food, as a share of its idf. */
  again: 0.591,
  /** Cost of a description of USDA's older tables, so that those of its survey are preferred. */
  reference: 0.45,
  /** Score of the name of a listed food, and cost of its other names. */
  name: 0.55,
  alias: 0.3,
  /** A listed food is preferred to a better row with the same figures, if the scores differ by less than this. */
  listed: 1.5,
  /** Cost of USDA's additional names, and of names of imported foods. */
  synonym: 0.788,
  own: 0.9,
  /** Score of an unspecific row (USDA's "NFS"). */
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
    /** Additional cost of a comma or "and" between two words that are foods themselves. */
    list: 1,
    /** Additional cost of each comma and "and" without an amount: "chicken and rice" is two foods. */
    unmeasuredAnd: 2,
    /** The same behind an amount for a comma between two words that are foods themselves: "100 g chicken, rice". */
    measuredComma: 4,
    /** Cost of an incomplete name across a "with" between two words that are foods themselves. */
    twoFoods: 1,
    restate: 0.15,
  },
  /** Factor on the cost of joiners of the text inside a reading, by the kind of description. */
  across: { joined: 0.25, row: 0.9, name: 6 },
}
