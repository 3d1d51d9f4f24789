import { spawnSync } from 'node:child_process'
import path from 'node:path'

const folder = path.join(import.meta.dirname, '../../app/nutrition/foods')
const runs = 5

/** What a process of its own says of reading the table: nothing of it is warm but Node's own loader. */
const script = `
  await import(process.argv[1] + '/food-kinds.ts')
  gc()
  const before = process.memoryUsage().heapUsed
  const started = performance.now()
  const { allFoods, findFood } = await import(process.argv[1] + '/food-table.ts')
  findFood('apple')
  const milliseconds = performance.now() - started
  const held = () => { gc(); return (process.memoryUsage().heapUsed - before) / 1e6 }
  const read = held()
  const count = allFoods().length
  console.log(JSON.stringify({ milliseconds, read, made: held(), count }))
`

type Said = { milliseconds: number; read: number; made: number; count: number }

/** Prints how long a fresh process takes to load the food table, and the heap that it keeps. */
export function benchTable() {
  const [middle] = Array.from({ length: runs }, loadTable)
    .toSorted((a, b) => a.milliseconds - b.milliseconds)
    .slice(Math.floor(runs / 2))
  if (!middle) return
  const { milliseconds, read, made, count } = middle
  const heap = `${read.toFixed(1)} MB of heap, ${made.toFixed(1)} MB once every food was made`
  console.log(`  food table: ${count} foods, loaded in ${milliseconds.toFixed(0)} ms, ${heap}`)
}

function loadTable(): Said {
  const options = ['--expose-gc', '--input-type=module', '--eval', script, folder]
  const { stdout, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' })
  if (!stdout) throw new Error(`The table was not read: ${stderr}`)
  return JSON.parse(stdout) as Said
}
