/**
 * Writes the generated half of the corpus that the nutrition engine is evaluated with: node
 * scripts/build-nutrition-corpus.ts (see docs/nutrition.md). First it draws what was eaten, a USDA row with
 * one of its portions; then it writes the text, independently of the engine.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Chance, seededChance } from '../bench/nutrition/random.ts'
import { type Deck, type Item, makeDeck, type Unit } from './nutrition-corpus/draw.ts'
import { amountForms } from './nutrition-corpus/phenomena-amounts.ts'
import { nameForms, saidTwice } from './nutrition-corpus/phenomena-names.ts'
import { sentenceForms } from './nutrition-corpus/phenomena-sentences.ts'
import type { Phenomenon } from './nutrition-corpus/phenomenon.ts'
import { type Figures, readRows } from './nutrition-corpus/usda.ts'

/** Number of texts per phenomenon; a third of them are decoys. */
const perPhenomenon = 240

const frames = [
  'I had {}',
  '{}',
  '{}',
  'Lunch: {}',
  'Today I ate {}',
  'Dinner was {}',
  '{} for breakfast',
  'I just finished {}',
]

const chance = seededChance(20_261_123)
const deck = makeDeck(readRows(), chance)
const phenomena = [...nameForms, saidTwice, ...sentenceForms, ...amountForms].toSorted((a, b) =>
  a.id < b.id ? -1 : 1,
)
const texts = phenomena.flatMap((phenomenon) =>
  Array.from({ length: perPhenomenon }, (_, i) => write(deck, phenomenon, i)),
)
const target = join(import.meta.dirname, '../bench/nutrition/corpus')
mkdirSync(target, { recursive: true })
save('development', 0)
save('held-back', 1)

/** Writes one half of the texts: the even ones are for development, the odd ones for the final score. */
function save(name: string, half: number) {
  const lines = texts.filter((_, i) => i % 2 === half).map((text) => JSON.stringify(text))
  writeFileSync(join(target, `generated-${name}.jsonl`), `${lines.join('\n')}\n`)
  console.log(`${lines.length} texts, ${name}`)
}

function write(deck: Deck, phenomenon: Phenomenon, index: number) {
  const decoy = index % 3 === 2
  const wanted: Unit = index % 4 < 2 ? 'grams' : 'household'
  const { text, items } = phenomenon[decoy ? 'decoy' : 'text'](deck, wanted)
  const unit = phenomenon.id.startsWith('10') || isWeighed(text) ? 'grams' : 'household'
  const id = `${phenomenon.id}${decoy ? '-decoy' : ''}-${index}`
  return { id, unit, text: frame(chance, text), items: items.map(saved), truth: truthOf(items) }
}

/** Embeds a text in a sentence if it is not one itself. */
function frame(chance: Chance, text: string): string {
  const isSentence = /^[A-Z]|[.:]|\n/.test(text)
  return isSentence ? text : chance.pick(frames).replace('{}', () => text)
}

function isWeighed(text: string): boolean {
  return /\d ?(g|grams?|oz|ounces)\b|-gram\b/.test(text)
}

function saved({ row, grams }: Item) {
  const { calories, carbohydrates } = row.per100
  return {
    row: row.id,
    name: row.description,
    grams: round(grams),
    per100: { calories, carbohydrates },
  }
}

/** The true figures of everything eaten: kcal and grams. */
function truthOf(items: Item[]): Figures {
  const sum = (name: keyof Figures) =>
    round(items.reduce((all, { row, grams }) => all + (row.per100[name] * grams) / 100, 0))
  return {
    calories: sum('calories'),
    carbohydrates: sum('carbohydrates'),
    protein: sum('protein'),
    fat: sum('fat'),
  }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
