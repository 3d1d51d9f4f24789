import { stat } from 'node:fs/promises'
import path from 'node:path'
import { invalid } from '#platform/errors.ts'
import { cannotRead } from '#platform/files/named-file.ts'
import { holdsWords, readUsdaCsv, type Wanted } from '../usda/usda-csv.server.ts'
import type { UsdaFood } from '../usda/usda-food.ts'
import { readUsdaJson } from '../usda/usda-json.server.ts'

/** The wanted foods of a download of FoodData Central: a JSON file, or the folder of its CSV files. */
export async function* readUsdaFile(file: string, wanted: Wanted): AsyncGenerator<UsdaFood> {
  const info = await stat(file).catch((error) => {
    throw cannotRead(file, error)
  })
  if (info.isDirectory()) yield* await readUsdaCsv(file, wanted)
  else if (/\.csv$/i.test(file)) yield* await readUsdaCsv(path.dirname(file), wanted)
  else if (/\.(zip|gz|tgz|rar|7z)$/i.test(file)) {
    throw invalid(`Unpack ${file} first, then give the JSON file or the folder that was in it`)
  } else yield* readWantedJson(file, wanted.words)
}

async function* readWantedJson(file: string, words: string[]): AsyncGenerator<UsdaFood> {
  for await (const food of readUsdaJson(file)) {
    if (holdsWords(`${food.brand} ${food.description}`, words)) yield food
  }
}
