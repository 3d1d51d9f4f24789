/**
 * Reads the names of the food table into app/nutrition/data/names.json, by which texts are matched:
 *   node scripts/build-food-names.ts
 * Needed after a change to foods.json or to the word lists in app/nutrition/.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { namedFoods } from '#app/nutrition/food-table.ts'
import { listNames } from '#app/nutrition/name-list.ts'

const list = listNames(namedFoods())
const path = join(import.meta.dirname, '../app/nutrition/data/names.json')
writeFileSync(path, `${JSON.stringify(list)}\n`)
console.log(`${list.words.length} words, ${list.phrases.length} phrases written`)
