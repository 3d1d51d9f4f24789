/** What Linux and V8 say of the memory of a process. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { childrenOf } from '#tests/support/sites/running-site.ts'

const MB = 1024 ** 2

/**
 * In MB. `rss` counts pages of files, such as the program's own, in full; `pss` shares them among the
 * processes that have them; `own` is what no other process has. The peak is that of `rss`.
 */
export type ProcessMemory = {
  name: string
  rss: number
  pss: number
  own: number
  peak: number
  /** What V8 took for its heap, what is in use of it, and what stands outside for it. */
  heap?: { total: number; used: number; outside: number }
}

/** A process and all that it started, the children behind their parents. */
export function processTree(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(processTree)]
}

/** Seconds of processor time that these processes have used. */
export function cpuSeconds(pids: number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? []
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100
  }, 0)
}

/** The memory of one process; V8's part only of those that note it in `notes`. */
export async function memoryOf(pid: number, notes: string): Promise<ProcessMemory> {
  const rollup = read(`/proc/${pid}/smaps_rollup`)
  const kB = (name: string, text = rollup) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024
  return {
    name: nameOf(pid),
    rss: kB('Rss'),
    pss: kB('Pss'),
    own: kB('Private_Clean') + kB('Private_Dirty'),
    peak: kB('VmHWM', read(`/proc/${pid}/status`)),
    heap: await askHeap(pid, notes),
  }
}

/** What a person would call it. */
function nameOf(pid: number): string {
  const command = read(`/proc/${pid}/cmdline`).split('\0')
  const script = command.find((part) => /\.(ts|mjs|js)$/.test(part) || part.startsWith('npm '))
  return script?.replace(/^.*\/(?=[^/]+\/[^/]+$)/, '') ?? path.basename(command[0] ?? '')
}

async function askHeap(pid: number, notes: string): Promise<ProcessMemory['heap']> {
  // A process that does not listen to it would end.
  const caught = BigInt(`0x${/^SigCgt:\s+(\w+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? '0'}`)
  if (!(caught & (1n << 11n))) return undefined
  const file = path.join(notes, `${pid}.json`)
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  for (let tries = 0; tries < 20; tries += 1) {
    await pause(50)
    const text = read(file)
    if (!text.endsWith('}')) continue
    const { heapTotal, heapUsed, external } = JSON.parse(text)
    return { total: heapTotal / MB, used: heapUsed / MB, outside: external / MB }
  }
  return undefined
}

/** Nothing where the process has ended. */
function read(file: string): string {
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  } catch {
    return ''
  }
}
