import { isVisible } from '#platform/text/plain-text.ts'
import { type Block, isListBlock, isVoidBlock, type ListBlock, type RichText } from './blocks.ts'
import { type Footnote, footnoteId, isReference, type Reference } from './footnote.ts'
import { textOfInlines } from './inline-text.ts'
import { headingsOf } from './rich-text.ts'
import { type Inline, isLink, type Leaf } from './text-schemas.ts'

/** A footnote as it was typed: its lines with and without the name before them. */
type Definition = { name: string; typed: Inline[]; text: Inline[] }

type Definitions = Map<string, Definition>

const name = String.raw`\[\^([^\s\]]{1,40})\]`
const beginning = new RegExp(`^${name}:[ \t]*`)
const mention = new RegExp(name, 'g')

/**
 * Finds footnotes as writers type them: `[^1]` in a text, and a paragraph, or a line of one, that begins with
 * `[^1]:`. The former become links with numbers in the order of their first use, the latter leave the text. What has
 * no counterpart stays as it was typed.
 */
export function withFootnotes(blocks: RichText): { blocks: RichText; notes: Footnote[] } {
  const found = blocks.map(definitionsIn)
  const definitions: Definitions = new Map()
  for (const definition of found.flat()) {
    if (!definitions.has(definition.name)) definitions.set(definition.name, definition)
  }
  if (definitions.size === 0) return { blocks, notes: [] }
  const { link, notes, uses } = numbering(definitions)
  const linked = blocks.map((block, index) =>
    found[index]?.length ? block : withInlines(block, link),
  )
  // The text of a footnote may refer to others, which come after it then.
  for (let index = 0; index < notes.length; index += 1) {
    const note = notes[index]
    if (note) note.children = link(note.children)
  }
  return {
    blocks: linked.flatMap((block, index) => {
      const own = found[index] ?? []
      const unused = own.filter((definition) => !uses(definition))
      if (unused.length === own.length) return [block]
      return unused.length > 0 ? [paragraphOf(unused)] : []
    }),
    notes,
  }
}

/** Gives numbers to the footnotes in the order in which `link` meets them. */
function numbering(definitions: Definitions) {
  const numbers = new Map<Definition, Footnote>()
  const notes: Footnote[] = []

  function noteOf(definition: Definition): Footnote {
    const known = numbers.get(definition)
    if (known) return known
    const note = { number: notes.length + 1, children: definition.text, references: [] }
    numbers.set(definition, note)
    notes.push(note)
    return note
  }

  function reference(name: string, leaf: Leaf): Inline | null {
    const definition = definitions.get(name)
    if (!definition) return null
    const { number, references } = noteOf(definition)
    const id = `reference-${number}${references.length > 0 ? `-${references.length + 1}` : ''}`
    references.push(id)
    const children = [{ ...leaf, text: String(number) }]
    const place: Reference = {
      type: 'link',
      url: `#${footnoteId(number)}`,
      children,
      reference: id,
    }
    return place
  }

  return {
    notes,
    uses: (definition: Definition) => numbers.has(definition),
    link: (inlines: Inline[]) =>
      inlines.flatMap((inline) => ('text' in inline ? referring(inline, reference) : [inline])),
  }
}

/** A leaf cut at the places that refer to footnotes; code stays as it is. */
function referring(leaf: Leaf, reference: (name: string, leaf: Leaf) => Inline | null): Inline[] {
  if (leaf.code || !leaf.text.includes('[^')) return [leaf]
  const parts: Inline[] = []
  let done = 0
  for (const { 0: typed, 1: name = '', index } of leaf.text.matchAll(mention)) {
    const place = reference(name, leaf)
    if (!place) continue
    if (index > done) parts.push({ ...leaf, text: leaf.text.slice(done, index) })
    parts.push(place)
    done = index + typed.length
  }
  if (done < leaf.text.length) parts.push({ ...leaf, text: leaf.text.slice(done) })
  return parts
}

/** The footnotes that a paragraph consists of; none when it begins with anything else. */
function definitionsIn(block: Block): Definition[] {
  if (block.type !== 'paragraph') return []
  const definitions: Definition[] = []
  for (const line of linesOf(block.children)) {
    const last = definitions.at(-1)
    const next = definitionAt(line)
    if (next) definitions.push(next)
    else if (!last) return []
    else {
      last.typed.push({ text: '\n' }, ...line)
      last.text.push({ text: '\n' }, ...line)
    }
  }
  return definitions.every(({ text }) => isVisible(textOfInlines(text))) ? definitions : []
}

function definitionAt(line: Inline[]): Definition | null {
  const [first, ...rest] = line
  if (!first || isLink(first) || first.code) return null
  const [before, name] = beginning.exec(first.text) ?? []
  if (before === undefined || name === undefined) return null
  return { name, typed: line, text: [{ ...first, text: first.text.slice(before.length) }, ...rest] }
}

/** The lines of a text, without empty leaves. */
function linesOf(inlines: Inline[]): Inline[][] {
  const lines: Inline[][] = [[]]
  for (const inline of inlines) {
    const [first = inline, ...more] = isLink(inline)
      ? [inline]
      : inline.text.split('\n').map((text) => ({ ...inline, text }))
    const rows = [first, ...more].map((part) => ('text' in part && part.text === '' ? [] : [part]))
    lines.at(-1)?.push(...(rows[0] ?? []))
    lines.push(...rows.slice(1))
  }
  return lines
}

const paragraphOf = (definitions: Definition[]): Block => ({
  type: 'paragraph',
  children: definitions.flatMap(({ typed }, index) =>
    index === 0 ? typed : [{ text: '\n' }, ...typed],
  ),
})

/** The block with its text changed; code and blocks without text stay as they are. */
function withInlines(block: Block, change: (inlines: Inline[]) => Inline[]): Block {
  if (isVoidBlock(block) || block.type === 'code-block') return block
  if (isListBlock(block)) return listWith(block, change)
  if (block.type !== 'table') return { ...block, children: change(block.children) }
  const children = block.children.map((row) => ({
    ...row,
    children: row.children.map((cell) => ({ ...cell, children: change(cell.children) })),
  }))
  return { ...block, children }
}

const listWith = (list: ListBlock, change: (inlines: Inline[]) => Inline[]): ListBlock => ({
  ...list,
  children: list.children.map((child) =>
    child.type === 'list-item'
      ? { ...child, children: change(child.children) }
      : listWith(child, change),
  ),
})

/** The headings of blocks in which footnotes were found; their names and ids are without the references. */
export const shownHeadings = (blocks: RichText) => headingsOf(blocks.map(withoutReferences))

const withoutReferences = (block: Block) =>
  withInlines(block, (inlines) => inlines.filter((inline) => !isReference(inline)))
