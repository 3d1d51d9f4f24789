import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a program puts on the clipboard, and the outline of the blocks that a post should get from it. */
export type Clipping = { name: string; html: string; text: string; outline: string[] }

const folder = join(import.meta.dirname, '../clipboard')

/** The clippings of one of the two sets. */
export const clippingsIn = (set: 'drawn' | 'held'): Clipping[] =>
  readdirSync(join(folder, set)).flatMap((file) => {
    const program = file.replace('.txt', '')
    return readFileSync(join(folder, set, file), 'utf8')
      .split(/^=== /m)
      .filter(Boolean)
      .map((part) => clipping(program, part))
  })

function clipping(program: string, part: string): Clipping {
  const [title = '', ...sections] = part.split(/^--- (?=(?:html|text|outline)$)/m)
  const of = (name: string) => {
    const found = sections.find((section) => section.startsWith(`${name}\n`))
    return found?.slice(name.length + 1).replace(/\n$/, '') ?? ''
  }
  return {
    name: `${program}: ${title.trim()}`,
    html: of('html'),
    text: of('text'),
    outline: of('outline').split('\n'),
  }
}
