import { normaliseWord } from '../text/normalise.ts'
import { foreignWords } from '../text/other-languages.ts'

/** Groups of similar words, with their similarity (1 is the same). */
const groups: [share: number, words: string][] = [
  [0.9, 'cooked steamed simmered poached heated'],
  [0.85, 'baked broiled roasted grilled'],
  [0.7, 'fried panfried deepfried sauteed'],
  [0.9, 'sauce gravy'],
  [0.75, 'withfat butter'],
  [0.8, 'lowfat reducedfat light lite'],
  [0.8, 'diet light lowcalorie sugarfree'],
  [0.9, 'reconstituted prepared'],
  [0.9, 'shake drink beverage'],
  [0.9, 'coated breaded battered floured'],
  [0.9, 'bun roll'],
  [0.85, 'hotdog frankfurter'],
  [0.9, 'ground minced mince'],
  [0.9, 'homemade home'],
  [0.8, 'ounce oz'],
  [0.9, 'unsalted lowsodium'],
  [0.9, 'cookie biscuit'],
  [0.9, 'flavored flavor'],
]

/** Words with the same meaning after a food. */
const same: [share: number, words: string][] = [
  [0.85, 'cooked boiled'],
  [0.75, 'nonfat nofat'],
  [0.9, 'powder powdered'],
  [0.8, 'powder dry'],
  [0.9, 'meatless nomeat'],
  [0.8, 'oat oatmeal'],
  [0.8, 'drink beverage'],
  [0.8, 'leanonly nofat'],
  [0.9, 'frozen freezer'],
]

/** Words with the general word for them, whose row may be meant. */
const kinds: [share: number, kind: string, words: string][] = [
  [0.6, 'poultry', 'chicken turkey duck'],
  [0.5, 'meat', 'beef pork ham lamb veal bacon steak sausage'],
  [0.5, 'fish', 'salmon cod tuna trout haddock tilapia'],
  [0.5, 'nut', 'almond cashew walnut pecan'],
  [0.55, 'bean', 'kidney pinto'],
  [0.5, 'vegetable', 'carrot broccoli spinach'],
  [0.5, 'berry', 'strawberry blueberry raspberry blackberry'],
]

/** Similarity of a word of another language and the English one: "pollo" of "pollo sandwich". */
const foreign = 0.95

export const alike: ReadonlyMap<string, readonly [string, number][]> = makeAlike()

function makeAlike(): Map<string, [string, number][]> {
  const found = new Map<string, [string, number][]>()
  const add = (word: string, other: string, share: number) => {
    const list = found.get(word) ?? []
    list.push([other, share])
    found.set(word, list)
  }
  for (const [share, text] of groups) {
    const words = text.split(' ').map(normaliseWord)
    for (const word of words)
      for (const other of words) if (word !== other) add(word, other, share * 0.4)
  }
  for (const [share, text] of same) {
    const words = text.split(' ').map(normaliseWord)
    for (const word of words) for (const other of words) if (word !== other) add(word, other, share)
  }
  for (const [share, kind, text] of kinds) {
    for (const word of text.split(' ').map(normaliseWord)) add(word, kind, share * 0.4)
  }
  for (const [word, text] of Object.entries(foreignWords)) {
    for (const other of text.split(' ')) add(normaliseWord(other), normaliseWord(word), foreign)
  }
  return found
}
