import { type Description, makeDescriptions } from './descriptions.ts'
import { heldBackShapes } from './held-back-shapes.ts'
import { independentShapes } from './independent-shapes.ts'
import { comparePlates } from './plates.ts'
import { type Score, scoreDescriptions } from './score.ts'
import { benchTable } from './table-time.ts'
import { tunedShapes } from './tuned-shapes.ts'

/** So many that a share within 7.5 g is sure to about half a percent. */
const perSet = 5280

/**
 * Measures the nutrition engine on invented descriptions with known truth, in shapes that it was
 * tuned on, shapes held back and shapes written without knowledge of it; with the path of weighed
 * plates (JSON lines) on those too. `worst` prints the tuned-on descriptions that were read worst.
 */
export function benchNutrition(plates: string | undefined, worst: boolean) {
  benchTable()
  const sets: [string, Description[]][] = [
    ['tuned-on shapes', makeDescriptions(tunedShapes, perSet, 1)],
    ['held-back shapes', makeDescriptions(heldBackShapes, perSet, 2)],
    ['independent shapes', makeDescriptions(independentShapes, perSet, 4)],
  ]
  scoreDescriptions(makeDescriptions(tunedShapes, 200, 3))
  for (const [name, descriptions] of sets) {
    for (const unit of ['grams', 'household'] as const) {
      const chosen = descriptions.filter((description) => description.unit === unit)
      const score = scoreDescriptions(chosen)
      printScore(`${name}, ${unit}`, score)
      if (worst && name.startsWith('tuned')) {
        for (const { text, off, read } of score.worst.slice(0, 60)) {
          console.log(`    ${off.toFixed(0)} g: ${text} => ${read}`)
        }
      }
    }
  }
  printCalibration(scoreDescriptions(makeDescriptions(heldBackShapes, perSet, 2)))
  if (plates) comparePlates(plates, worst)
}

function printScore(name: string, score: Score) {
  console.log(
    [
      `  ${name.padEnd(31)}${score.count} meals`,
      `${(score.within * 100).toFixed(1)} % within 7.5 g carbohydrates`,
      `mean error ${score.carbohydrates.toFixed(1)} g`,
      `energy ${((100 * score.calories) / score.meanCalories).toFixed(1)} % of the mean`,
      `${(score.inRange * 100).toFixed(0)} % in range`,
      `${score.milliseconds.toFixed(2)} ms a text`,
    ].join(', '),
  )
}

function printCalibration({ said }: Score) {
  console.log('  Confidence said, and share of items that were right (held-back shapes)')
  for (const [tenth, { items, right }] of [...said].sort((a, b) => b[0] - a[0])) {
    const from = (tenth / 10).toFixed(1)
    console.log(`    ${from} and more: ${((100 * right) / items).toFixed(0)} % of ${items}`)
  }
}
