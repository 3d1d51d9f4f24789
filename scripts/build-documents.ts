/**
 * Rebuilds app/nutrition/data/documents.json, the descriptions by which foods are found, from foods.json and
 * USDA's tables. scripts/build-foods.ts runs this as its last step.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentFile } from './foods/documents.ts'
import { readUsdaCsv } from './foods/usda-csv.ts'
import { readSynonyms } from './foods/usda-tables.ts'

const file = documentFile(readUsdaCsv('usda_foods'), readSynonyms())
const data = join(import.meta.dirname, '../app/nutrition/data')
writeFileSync(join(data, 'documents.json'), `${JSON.stringify(file)}\n`)
