import { wordTable } from '#platform/text/word-table.ts'
import type { FoodGroup } from '../nutrition.ts'
import type { Size } from './units.ts'

/**
 * Weights of the score that chooses among USDA's portions; a complete fit scores 1. Set by
 * hand, then tuned on the development half of the corpus of texts.
 */
export const portionWeights = {
  /** A qualifier that was said ("sliced"), one that was not, and the most that those cost together. */
  wordSaid: 0.1,
  wordUnsaid: 0.05,
  wordsUnsaidMost: 0.3,
  /** Words that nearly all portions of a food have: "cooked". */
  stateUnsaid: 0.01,
  stateSaid: 0.02,
  /** A brand in brackets that was not said. */
  brandUnsaid: 0.45,
  /** "1 cup, dry, yields" when the text does not say "dry". */
  yieldsUnsaid: 0.6,
  yieldsSaid: 0.35,
  /**
   * A stated size that equals the portion's; a stated mini or extra large next to the portion's; any other size;
   * a portion without a size.
   */
  sizeRight: 0.35,
  sizeNear: 0.05,
  sizeWrong: -0.7,
  sizeMissing: -0.2,
  /** A size of the portion that the text does not state. */
  mediumUnsaid: 0.04,
  sizeUnsaid: 0.25,
  miniUnsaid: 0.5,
  /** A whole pie that the text does not state, and one that it states. */
  wholeUnsaid: 0.7,
  wholeSaid: 0.3,
  /** Grams above which a portion is too large for one person: usually, of fruit or vegetables, without a default. */
  bulk: 450,
  bulkProduce: 1000,
  bulkUnmeasured: 1000,
  /** The same for a stated unit: "a package". */
  bulkOfUnit: 1500,
  /** The multiple of the default amount from which a portion may be too large. */
  bulkTimes: 4,
  /** Stated inches that equal the portion's. */
  inchesRight: 0.6,
  /** Most pans are 9 inches wide. */
  usualPan: 9,
  usualPanFit: 0.03,
  /** For each e-fold between one of a portion and the default amount, and the most of it. */
  farFromDefault: 0.06,
  farFromDefaultMost: 0.2,
  /** The share of it that counts where the noun was said in the singular. */
  farNounSaid: 0.4,
  /** The noun of the portion is in the text: "egg" of "1 egg"; each noun beside it that is not. */
  nounSaid: 1,
  nounPartSaid: 0.85,
  nounUnsaid: 0.07,
  /** Each further noun that was said, and the first word said. */
  nounMore: 0.06,
  nounFirst: 0.05,
  /** The unit of the portion is the last word of several: "carrot stick" is a stick. */
  unitLast: 0.15,
  /** A count alone, by what the portion is. */
  sizeAlone: 0.85,
  sizeOfDrink: 0.4,
  generic: 0.8,
  genericForOne: 0.9,
  piece: 0.6,
  bar: 0.7,
  cut: 0.4,
  vessel: 0.35,
  otherNoun: 0.5,
  volume: 0.15,
  /** USDA's default for an article, for "one", a size, a number, a vessel or another unit. */
  defaultForArticle: 0.86,
  defaultForOne: 0.54,
  defaultForSize: 0.6,
  defaultForMore: 0.45,
  defaultForVessel: 0.55,
  defaultForUnit: 0.3,
  /** A portion with only a size, or with only nouns of the text, for a stated unit: "2 rolls" as "1 medium". */
  sizeForUnit: 0.75,
  nounForUnit: 0.7,
  /** Less than this is no answer. */
  least: 0.25,
}

/** Units that people use for another unit, with how well the other fits. */
export const unitKin = wordTable<Record<string, number>>({
  piece: { slice: 0.8, wedge: 0.7, strip: 0.6, cube: 0.6, half: 0.4, square: 0.7, stick: 0.6 },
  slice: { piece: 0.85, wedge: 0.8, strip: 0.6, ring: 0.6 },
  wedge: { slice: 0.85, piece: 0.8 },
  strip: { slice: 0.75, stick: 0.75, piece: 0.65 },
  stick: { strip: 0.75, piece: 0.5, spear: 0.7 },
  spear: { stalk: 0.7, stick: 0.7, piece: 0.7 },
  stalk: { stick: 0.6, spear: 0.7, piece: 0.5 },
  cube: { piece: 0.7, ball: 0.6 },
  ball: { piece: 0.6, scoop: 0.7, cube: 0.6 },
  square: { piece: 0.8 },
  ring: { slice: 0.7, piece: 0.6 },
  chop: { steak: 0.5, piece: 0.5 },
  steak: { fillet: 0.6, piece: 0.5 },
  fillet: { steak: 0.6, piece: 0.6, breast: 0.6 },
  can: { bottle: 0.5, container: 0.5 },
  bottle: { can: 0.5, container: 0.5 },
  packet: { bag: 0.75, box: 0.6, container: 0.5, bar: 0.4 },
  bag: { packet: 0.8, box: 0.6, container: 0.5 },
  box: { packet: 0.7, carton: 0.7, container: 0.6, bag: 0.5 },
  carton: { container: 0.75, box: 0.7 },
  container: { carton: 0.75, cup: 0.65, box: 0.5, packet: 0.5, bowl: 0.5 },
  jar: { container: 0.6 },
  glass: { drink: 0.75 },
  mug: { drink: 0.6 },
  drink: { glass: 0.75, can: 0.4 },
  bowl: { container: 0.4 },
  tray: { container: 0.5 },
  sandwich: { submarine: 0.5 },
  submarine: { sandwich: 0.5 },
  bun: { roll: 0.85 },
  roll: { bun: 0.7 },
  link: { piece: 0.6 },
  patty: { piece: 0.6 },
  nugget: { piece: 0.8 },
  bar: { piece: 0.3, packet: 0.4 },
  bite: { piece: 0.5 },
  cob: { whole: 0.7 },
  spoonful: { tbsp: 0.6 },
  floret: { piece: 0.6 },
})

/** Vessels of no fixed size, for which the default amount is taken. */
export const vesselUnits = new Set(
  'bowl plate glass mug serving side cone drink container can bottle packet tray box basket'.split(
    ' ',
  ),
)
/** Units of loose food, which a portion of one piece does not fit. */
export const looseUnits = new Set(
  `handful bag bunch pinch dash drizzle dollop knob spoonful ladle scoop splash glug sip bit stack head
  katori stick block jar punnet rack finger`.split(/\s+/),
)
/** Units of cut pieces, which do not fit a count of whole foods. */
export const cutUnits = new Set(
  'slice wedge strip stick cube ball ring half quarter square'.split(' '),
)
/** Pieces of fruit and vegetables, which weigh less than a whole one. */
const producePieces = new Set('strip stick cube ring round spear wedge slice segment'.split(' '))

/** True for a strip of pepper and a segment of an orange, of which USDA may list the whole one alone. */
export const isCutProduce = (unit: string, group: FoodGroup) =>
  (group === 'fruit' || group === 'vegetable') && producePieces.has(unit)

/** Nouns that may mean any food. */
export const genericNouns = new Set('whole item fruit each drink regular serving order'.split(' '))
/** Units of foods that are cut before they are eaten. */
export const wholeUnits = new Set('pie pizza cake loaf'.split(' '))

/** Sizes from the smallest to the largest. */
export const sizeOrder: readonly Size[] = ['mini', 'small', 'medium', 'large', 'extra large']
