import { type Block, imagesOf } from '../content/blocks.ts'
import { textOf } from '../content/rich-text.ts'
import { type Changes, changesOf } from './match-blocks.ts'

/** A part of merged content: blocks that are settled, or two versions of which one has to be chosen. */
export type Part =
  | { kind: 'settled'; blocks: Block[] }
  | { kind: 'choice'; mine: Block[]; theirs: Block[] }

/**
 * Merges two versions of content that were both made from a third. What only one of them changed is taken, and
 * what both added is kept; a block that both changed, each in another way, has to be chosen. Without the third
 * version all that differs has to be chosen.
 */
export function mergeBlocks(base: Block[] | null, mine: Block[], theirs: Block[]): Part[] {
  const parts: Part[] = []
  if (base) mergeInto(parts, base, changed(base, mine), changed(base, theirs))
  else compareInto(parts, mine, changed(mine, theirs))
  return joined(parts)
}

const keyOf = (block: Block) => JSON.stringify(block)

const changed = (before: Block[], after: Block[]) => changesOf(before, after, { keyOf, likeness })

function mergeInto(parts: Part[], base: Block[], mine: Changes<Block>, theirs: Changes<Block>) {
  for (let place = 0; place <= base.length; place += 1) {
    addBoth(parts, mine.added[place] ?? [], theirs.added[place] ?? [])
    const before = base[place]
    if (before === undefined) continue
    const [my, their] = [mine.now[place] ?? null, theirs.now[place] ?? null]
    if (isSame(my, their) || isSame(their, before)) settle(parts, my)
    else if (isSame(my, before)) settle(parts, their)
    else parts.push({ kind: 'choice', mine: listOf(my), theirs: listOf(their) })
  }
}

/** Two versions, without the one that both were made from. */
function compareInto(parts: Part[], mine: Block[], { now, added }: Changes<Block>): void {
  const addTheirs = (blocks: Block[]) => {
    if (blocks.length > 0) parts.push({ kind: 'choice', mine: [], theirs: blocks })
  }
  for (const [place, block] of mine.entries()) {
    addTheirs(added[place] ?? [])
    const their = now[place] ?? null
    if (isSame(block, their)) settle(parts, block)
    else parts.push({ kind: 'choice', mine: [block], theirs: listOf(their) })
  }
  addTheirs(added[mine.length] ?? [])
}

/** What both added at the same place: both, but what is equal only once. */
function addBoth(parts: Part[], mine: Block[], theirs: Block[]): void {
  const { now, added } = changed(mine, theirs)
  for (const [place, block] of mine.entries()) {
    for (const their of added[place] ?? []) settle(parts, their)
    settle(parts, block)
    const their = now[place] ?? null
    if (!isSame(block, their)) settle(parts, their)
  }
  for (const their of added[mine.length] ?? []) settle(parts, their)
}

const listOf = (block: Block | null): Block[] => (block ? [block] : [])

const isSame = (a: Block | null, b: Block | null) =>
  a === b || (a !== null && b !== null && keyOf(a) === keyOf(b))

function settle(parts: Part[], block: Block | null): void {
  if (block) parts.push({ kind: 'settled', blocks: [block] })
}

/** Neighbours of the same kind as one part, so that a choice is asked once for a stretch. */
function joined(parts: Part[]): Part[] {
  const result: Part[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last?.kind === 'settled' && part.kind === 'settled') last.blocks.push(...part.blocks)
    else if (last?.kind === 'choice' && part.kind === 'choice') {
      last.mine.push(...part.mine)
      last.theirs.push(...part.theirs)
    } else if (part.kind === 'settled') result.push({ kind: 'settled', blocks: [...part.blocks] })
    else result.push({ kind: 'choice', mine: [...part.mine], theirs: [...part.theirs] })
  }
  return result
}

/** How much two blocks have in common: their words, and whether they are of one kind. */
function likeness(a: Block, b: Block): number {
  const [x, y] = [signsOf(a), signsOf(b)]
  const shared = x.filter((sign) => y.includes(sign)).length
  const words = x.length + y.length === 0 ? 0 : (2 * shared) / (x.length + y.length)
  return words * 0.9 + (a.type === b.type ? 0.1 : 0)
}

/** The words of a block, and the addresses of its images. */
const signsOf = (block: Block): string[] => [
  ...(textOf(block).match(/[\p{L}\p{N}]+/gu) ?? []),
  ...imagesOf(block).map(({ url }) => url),
]
