import type { Block } from '../content/blocks.ts'
import { readContent } from '../content/content.ts'
import { differingFields, type PostField, type PostFields } from '../writing/post-fields.ts'
import { mergeBlocks, type Part } from './merge-blocks.ts'

/** What has to be chosen: a field, or a stretch of the content. */
export type Choice = { id: string; name: string } & (
  | { kind: 'field'; field: PostField }
  | { kind: 'blocks'; mine: Block[]; theirs: Block[] }
)

export type Side = 'mine' | 'theirs' | 'both'

/** Which side is chosen for each choice, by its id; mine where none is. */
export type Chosen = Record<string, Side>

export type Merge = {
  choices: Choice[]
  /** The fields of the merged post. */
  fieldsFor: (chosen: Chosen) => PostFields
}

/**
 * Merges what two people wrote at the same time: by field, and in the content by block. `base` are the fields
 * that both were made from; null if they are not known.
 */
export function mergePosts(base: PostFields | null, mine: PostFields, theirs: PostFields): Merge {
  const parts = contentParts(base, mine, theirs)
  const merged: PostFields = { ...mine }
  const choices: Choice[] = []
  for (const [field, name] of differingFields(mine, theirs)) {
    if (field === 'content' && parts) choices.push(...choicesIn(parts))
    else if (base && same(base, mine, field)) take(merged, theirs, field)
    else if (!base || !same(base, theirs, field))
      choices.push({ kind: 'field', id: field, name, field })
  }
  return {
    choices,
    fieldsFor(chosen) {
      const fields = { ...merged }
      for (const choice of choices) {
        if (choice.kind === 'field' && chosen[choice.id] === 'theirs') {
          take(fields, theirs, choice.field)
        }
      }
      if (parts) fields.content = JSON.stringify(blocksFor(parts, chosen))
      return fields
    },
  }
}

const same = (a: PostFields, b: PostFields, field: PostField) =>
  String(a[field]).trim() === String(b[field]).trim()

function take<Field extends PostField>(to: PostFields, from: PostFields, field: Field): void {
  to[field] = from[field]
}

/** The parts of the content; null if one of them is no list of blocks, or both are equal. */
function contentParts(base: PostFields | null, mine: PostFields, theirs: PostFields) {
  const [my, their] = [blocksIn(mine), blocksIn(theirs)]
  const before = base && blocksIn(base)
  if (!my || !their || (base && !before) || mine.content === theirs.content) return null
  return mergeBlocks(before, my, their)
}

function blocksIn({ content }: PostFields): Block[] | null {
  const read = readContent(content)
  return read.kind === 'rich' ? read.blocks : null
}

/** A part with the id of its choice: its number among the choices, which stays when more is settled meanwhile. */
function numbered(parts: Part[]): { part: Part; id: string }[] {
  let choices = 0
  return parts.map((part) => ({
    part,
    id: part.kind === 'choice' ? `content-${choices++}` : '',
  }))
}

const choicesIn = (parts: Part[]): Choice[] =>
  numbered(parts).flatMap(({ part, id }): Choice[] =>
    part.kind === 'choice' ? [{ ...part, kind: 'blocks', id, name: 'Content' }] : [],
  )

function blocksFor(parts: Part[], chosen: Chosen): Block[] {
  const blocks = numbered(parts).flatMap(({ part, id }) => {
    if (part.kind === 'settled') return part.blocks
    const side = chosen[id] ?? 'mine'
    return side === 'both' ? [...part.mine, ...part.theirs] : part[side]
  })
  return blocks.length > 0 ? blocks : [{ type: 'paragraph', children: [{ text: '' }] }]
}
