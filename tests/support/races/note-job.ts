import { appendFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { jobKind } from '#platform/jobs/job.ts'

type Note = { name: string; worker: number; step: 'begins' | 'ends' }

const fileIn = (dataDir: string) => path.join(dataDir, 'notes.txt')

/** A job that takes a moment and writes a note when it begins and ends, for tests with several processes. */
export const noteJob = jobKind({
  name: 'note',
  payload: z.object({ name: z.string() }),
  async run({ config }, { name }) {
    const note = (step: Note['step']) => {
      const line: Note = { name, worker: process.pid, step }
      appendFileSync(fileIn(config.dataDir), `${JSON.stringify(line)}\n`)
    }
    note('begins')
    await pause(100)
    note('ends')
  },
})

/** The notes written in a data folder so far. */
export function notesIn(dataDir: string): Note[] {
  try {
    const lines = readFileSync(fileIn(dataDir), 'utf8').split('\n').filter(Boolean)
    return lines.map((line) => JSON.parse(line))
  } catch {
    return []
  }
}
