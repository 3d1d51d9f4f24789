import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { Command, Terminal } from '#platform/cli.ts'
import { invalid } from '#platform/errors.ts'
import { cannotRead } from '#platform/files/named-file.ts'
import type { Reader } from './estimate.ts'
import { readerOf } from './own-foods/own-foods.server.ts'

const jsonLine = z.object({ id: z.union([z.string(), z.number()]), text: z.string() })

/** `estimate`: figures of one text, or of a file with a text per line. */
export const nutritionCommands: Command[] = [
  {
    name: 'estimate',
    args: ['[TEXT]'],
    summary: 'prints the figures of a text as JSON',
    options: {
      jsonl: { value: 'FILE', summary: 'reads a file with {"id": …, "text": "…"} a line instead' },
    },
    fault: ([text], { values }) =>
      (text === undefined) === (values.jsonl === undefined)
        ? 'Give a text, or --jsonl and a file'
        : undefined,
    async run(app, [text], terminal, { values }) {
      const reader = await readerOf(app)
      if (values.jsonl !== undefined) return estimateLines(values.jsonl, reader, terminal)
      const estimate = reader.estimate(text ?? '')
      if (!estimate) throw invalid('No known ingredient found in the text')
      await terminal.print(JSON.stringify(estimate, null, 2))
    },
  },
]

/** Reads lines of `{"id","text"}` and prints a line of `{"id","nutritionData","items","unknown"}` for each. */
async function estimateLines(file: string, reader: Reader, terminal: Terminal): Promise<void> {
  let number = 0
  for await (const line of linesOf(file)) {
    number += 1
    if (line.trim() === '') continue
    const { id, text } = parseLine(line, number)
    const estimate = reader.estimate(text)
    const { nutritionData = null, items = [], unknown = [] } = estimate ?? {}
    await terminal.print(JSON.stringify({ id, nutritionData, items, unknown }))
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const input = createReadStream(file)
  try {
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
  } catch (error) {
    throw cannotRead(file, error)
  }
}

function parseLine(line: string, number: number): z.infer<typeof jsonLine> {
  try {
    // Some editors begin a file with a byte order mark.
    return jsonLine.parse(JSON.parse(line.replace(/^\ufeff/, '')))
  } catch (cause) {
    throw Object.assign(invalid(`Line ${number} is not {"id": …, "text": "…"}`), { cause })
  }
}
