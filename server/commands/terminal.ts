import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import type { Terminal } from '#platform/cli.ts'

let isReaderGone = false
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  isReaderGone = true
})

/** The real terminal; its output waits for a slow reader. A reader that leaves, such as `head`, ends no command. */
export const terminal: Terminal = {
  stdin: () => text(process.stdin),
  async print(line) {
    if (isReaderGone || process.stdout.write(`${line}\n`)) return
    await once(process.stdout, 'drain').catch((error) => {
      if (!isReaderGone) throw error
    })
  },
  async confirm(question) {
    if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined
    const { stdin: input, stderr: output } = process
    const lines = createInterface({ input, output })
    try {
      return /^y(es)?$/i.test((await lines.question(`${question} [y/N] `)).trim())
    } finally {
      lines.close()
    }
  },
}
