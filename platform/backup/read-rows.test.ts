import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type Row, readRows } from './read-rows.ts'

async function readAll(text: string, room = { left: 100_000_000 }): Promise<Row[][]> {
  const entry = { name: 'rows/meals/000001.jsonl.gz', bytes: gzipSync(text) }
  const lots: Row[][] = []
  for await (const lot of readRows(entry, room)) lots.push(lot)
  return lots
}

describe('the rows of an archive', () => {
  it('are read in batches, whatever characters they contain and with or without a final line break', async () => {
    const names = Array.from({ length: 1201 }, (_, n) => `${n} بریانی 🍲`)
    const lots = await readAll(names.map((name) => JSON.stringify({ name })).join('\n'))
    expect(lots.map((lot) => lot.length)).toEqual([500, 500, 201])
    expect(lots.flat().map(({ name }) => name)).toEqual(names)
    expect(await readAll('')).toEqual([])
    expect(await readAll('\n\n{"a":1}\n\n')).toEqual([[{ a: 1 }]])
  })

  it('are limited in size across all entries', async () => {
    const room = { left: 30_000 }
    const text = '{"a":"            "}\n'.repeat(1000)
    expect((await readAll(text, room)).flat()).toHaveLength(1000)
    await expect(readAll(text, room)).rejects.toMatchObject({
      status: 400,
      message: 'The archive unpacks to more than the disk has room for',
    })
  })
})
