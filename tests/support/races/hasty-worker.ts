/** The worker process with a clock that runs a hundred times as fast; it records its id and arguments. */
import { appendFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { builtProgram } from '../sites/site-process.ts'

const now = performance.now.bind(performance)
performance.now = () => 100 * now()
const [, , ...args] = process.argv
appendFileSync(`${process.env.DATA_DIR}/workers.txt`, `${[process.pid, ...args].join(' ')}\n`)
await import(pathToFileURL(builtProgram('worker')).href)
