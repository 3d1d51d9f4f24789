import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import type { Terminal } from '#platform/cli.ts'

/** The real terminal; its output waits for a slow reader. */
export const terminal: Terminal = {
  stdin: () => text(process.stdin),
  async print(line) {
    if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain')
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
