import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { Terminal } from '#platform/cli.ts'

/** The real terminal: waits where the reader of our output is slower than we are. */
export const terminal: Terminal = {
  stdin: () => text(process.stdin),
  async print(line) {
    if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain')
  },
}
