import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { plateIngredients } from '#app/images/making/plate-ingredients.ts'
import { tableReader } from '#app/nutrition/estimate.ts'
import { projectRoot } from '#platform/project-root.ts'
import { planTable } from '../plan/plan.ts'

const folder = path.join(projectRoot(), 'app/nutrition/data/curated')

/** Names of the dishes in the lists of kitchens. */
const names = readdirSync(folder)
  .filter((file) => file.startsWith('9-kitchens-'))
  .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
  .filter((line) => line.includes(' | ') && !/^(#|\/\/)/.test(line))
  .map((line) => line.slice(0, line.indexOf(' | ')).trim())

const looksOf = (prompt: string): string[] =>
  planTable({
    prompt,
    seed: 1,
    ingredients: plateIngredients(tableReader, tableReader.readPlate(prompt)),
  }).flatMap(({ parts }) => parts.map(({ look }) => look.words))

test('every dish of the lists of kitchens has a drawing', () => {
  expect(names.length).toBeGreaterThan(300)
  expect(names.filter((name) => looksOf(name).includes('covered dish'))).toEqual([])
})

test.each([
  ['arancini', 'white rice'],
  ['pesarattu', 'lentil'],
  ['akara', 'pea'],
])('%s is drawn as itself, not as %s', (name, other) => {
  const [words = ''] = looksOf(name)
  expect(words).toContain(name)
  expect(words.split(', ')).not.toContain(other)
})
