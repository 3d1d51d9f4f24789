import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '../../app/nutrition/data')
const runs = 9

/** Prints how long the food table and its names take to be read from their texts, and their size. */
export function benchTable() {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8'))
  const times = Array.from({ length: runs }, () => {
    const started = performance.now()
    for (const text of texts) JSON.parse(text)
    return performance.now() - started
  }).toSorted((a, b) => a - b)
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0)
  const middle = times[Math.floor(runs / 2)] ?? 0
  console.log(`  food table: ${(bytes / 1e6).toFixed(1)} MB, read in ${middle.toFixed(0)} ms`)
}
