import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { tableReader } from '#app/nutrition/estimate.ts'

const textSchema = z.object({
  /** Phenomenon and number: "04-parts-decoy-17". */
  id: z.string(),
  unit: z.enum(['grams', 'household']),
  text: z.string(),
  items: z.array(z.object({ row: z.string(), name: z.string(), grams: z.number() })),
  truth: z.object({
    calories: z.number(),
    carbohydrates: z.number(),
    protein: z.number(),
    fat: z.number(),
  }),
})

type Text = z.infer<typeof textSchema>
type Nutrient = keyof Text['truth']

/** What the engine said of one text, beside what was eaten. */
type Reading = {
  text: Text
  answered: boolean
  /** How far each figure is off: kcal and grams. */
  off: Record<Nutrient, number>
  inRange: boolean
  milliseconds: number
  read: string
}

const nutrients = ['carbohydrates', 'calories', 'protein', 'fat'] as const
const hands = ['generated', 'blind'] as const

/**
 * Scores the engine on texts whose truth is a row of USDA times one of its portions. They were written
 * from those alone, without the engine's own names. The held-back half is scored only on request, and
 * its single texts are never shown.
 */
export function benchCorpus(heldBack: boolean) {
  for (const hand of hands) {
    for (const half of heldBack ? ['development', 'held-back'] : ['development']) {
      const texts = readTexts(`${hand}-${half}.jsonl`)
      if (texts.length === 0) continue
      console.log(`\n  ${hand} texts, ${half} half`)
      report(texts.map(read), half === 'development')
    }
  }
}

function readTexts(file: string): Text[] {
  const place = path.join(import.meta.dirname, 'corpus', file)
  if (!existsSync(place)) return []
  const lines = readFileSync(place, 'utf8').trim().split('\n')
  return lines.map((line) => textSchema.parse(JSON.parse(line)))
}

function read(text: Text): Reading {
  const started = performance.now()
  const estimate = tableReader.estimate(text.text)
  const milliseconds = performance.now() - started
  const { low = 0, high = 0 } = estimate?.range.calories ?? {}
  const off = Object.fromEntries(
    nutrients.map((name) => [
      name,
      Math.abs((estimate?.nutritionData[name] ?? 0) - text.truth[name]),
    ]),
  )
  return {
    text,
    answered: estimate !== null,
    off: { carbohydrates: 0, calories: 0, protein: 0, fat: 0, ...off },
    inRange: text.truth.calories >= low - 0.5 && text.truth.calories <= high + 0.5,
    milliseconds,
    read: estimate?.items.map(({ food, grams }) => `${food} ${grams} g`).join(' + ') ?? 'nothing',
  }
}

function report(readings: Reading[], showsWorst: boolean) {
  for (const unit of ['grams', 'household'] as const) {
    line(
      unit === 'grams' ? 'weighed' : unit,
      readings.filter(({ text }) => text.unit === unit),
    )
  }
  for (const [phenomenon, group] of Map.groupBy(readings, phenomenonOf)) line(phenomenon, group)
  const times = readings.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2)
  console.log(`    ms a text: ${at(0.5)} at p50, ${at(0.99)} at p99`)
  if (!showsWorst) return
  console.log('    The ten worst')
  const worst = readings.toSorted((a, b) => b.off.carbohydrates - a.off.carbohydrates)
  for (const { text, off, read } of worst.slice(0, 10)) {
    console.log(`      ${off.carbohydrates.toFixed(0)} g: ${text.text} => ${read}`)
  }
}

const phenomenonOf = ({ text }: Reading) => text.id.replace(/-\d+$/, '')

function line(name: string, readings: Reading[]) {
  if (readings.length === 0) return
  const share = (is: (reading: Reading) => boolean) =>
    `${((100 * readings.filter(is).length) / readings.length).toFixed(1)} %`
  const mean = (nutrient: Nutrient) =>
    (readings.reduce((sum, { off }) => sum + off[nutrient], 0) / readings.length).toFixed(1)
  console.log(
    [
      `    ${name.padEnd(25)}${String(readings.length).padStart(5)} texts`,
      `${share(({ off }) => off.carbohydrates <= 7.5)} within 7.5 g`,
      `off by ${mean('carbohydrates')} g carbohydrates, ${mean('calories')} kcal`,
      `${mean('protein')} g protein, ${mean('fat')} g fat`,
      `answered ${share(({ answered }) => answered)}`,
      `in range ${share(({ inRange }) => inRange)}`,
    ].join(', '),
  )
}
