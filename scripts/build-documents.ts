/**
 * Rebuilds app/nutrition/data/documents.json, the descriptions that foods are found by:
 *   node scripts/build-documents.ts FOLDER
 * FOLDER is that of scripts/build-foods.ts, which calls this as its last step.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCsv } from './foods/csv.ts'
import { documentFile } from './foods/documents.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node scripts/build-documents.ts FOLDER-OF-USDA-CSV')

const synonyms = new Map<string, string[]>()
for (const { food_code = '', additional_description = '' } of readCsv(
  join(folder, 'usda_fndds_synonyms.csv'),
)) {
  synonyms.set(food_code, [...(synonyms.get(food_code) ?? []), additional_description])
}
const file = documentFile(readCsv(join(folder, 'usda_foods.csv')), synonyms)
const data = join(import.meta.dirname, '../app/nutrition/data')
writeFileSync(join(data, 'documents.json'), `${JSON.stringify(file)}\n`)
