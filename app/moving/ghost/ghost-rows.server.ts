import { pipeline, Readable } from 'node:stream'
import chain from 'stream-chain'
import Assembler from 'stream-json/assembler.js'
import { parser, type Token } from 'stream-json/parser.js'
import { invalid, isFailure } from '#platform/errors.ts'
import type { GhostFile } from './ghost-file.server.ts'

const tables = ['posts', 'posts_meta', 'tags', 'posts_tags', 'users', 'posts_authors'] as const

export type GhostTable = (typeof tables)[number]

/** A row of an export; `part` counts the databases in it, whose ids are independent of each other. */
export type GhostRow = { table: GhostTable; part: number; row: unknown }

/**
 * The rows of a Ghost export that are needed, one at a time, because an export may be larger than the
 * memory. Throws 400 when the file is not valid JSON to its end.
 */
export async function* ghostRows({ name, text }: GhostFile): AsyncGenerator<GhostRow> {
  // A chain of one stage is the parser itself; without `streamValues` each text comes once and in full.
  const tokens = chain([parser({ streamValues: false })])
  pipeline(Readable.from(text()), tokens, () => undefined)
  const finder = createRowFinder()
  try {
    for await (const token of tokens as AsyncIterable<Token>) {
      const found = finder(token)
      if (found) yield found
    }
  } catch (error) {
    if (isFailure(error) || !(error instanceof Error)) throw error
    throw Object.assign(invalid(`${name} is not JSON to its end: ${error.message}`), {
      cause: error,
    })
  }
}

/** `*` stands for levels without a name: the file itself, and the items of lists. */
const placeOfTable = /^\*\/(?:db\/\*\/)?(?:data\/)?([a-z_]+)$/

/** Follows the tokens of the file and assembles the rows of the tables. */
function createRowFinder(): (token: Token) => GhostRow | undefined {
  const path: string[] = []
  let key: string | null = null
  let part = 0
  let assembler: Assembler | null = null
  let table: GhostTable | undefined
  return (token) => {
    if (assembler) {
      assembler.consume(token)
      if (!assembler.done) return undefined
      const row = assembler.current
      assembler = null
      return table && { table, part, row }
    }
    if (table && !token.name.startsWith('end')) {
      assembler = new Assembler()
      assembler.consume(token)
      if (!assembler.done) return undefined
      assembler = null
      return { table, part, row: 'value' in token ? token.value : null }
    }
    if (token.name === 'keyValue') key = String(token.value)
    else if (token.name === 'startObject' || token.name === 'startArray') {
      path.push(key ?? '*')
      key = null
      const place = path.join('/')
      if (place === '*/db/*') part += 1
      const name = token.name === 'startArray' ? placeOfTable.exec(place)?.[1] : undefined
      table = tables.find((one) => one === name)
    } else if (token.name === 'endObject' || token.name === 'endArray') {
      path.pop()
      table = undefined
    }
    return undefined
  }
}
