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

/** Blocks never change, so what is computed of one is kept. */
const kept = <T>(compute: (block: Block) => T): ((block: Block) => T) => {
  const known = new WeakMap<Block, T>()
  return (block) => {
    const value = known.get(block) ?? compute(block)
    known.set(block, value)
    return value
  }
}

const keyOf = kept((block) => JSON.stringify(block))

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
function compareInto(parts: Part[], mine: Block[], theirs: Changes<Block>): void {
  for (const [my, their] of pairsOf(mine, theirs)) {
    if (isSame(my, their)) settle(parts, my)
    else parts.push({ kind: 'choice', mine: listOf(my), theirs: listOf(their) })
  }
}

/** What both added at the same place: both, but what is equal only once. */
function addBoth(parts: Part[], mine: Block[], theirs: Block[]): void {
  for (const [my, their] of pairsOf(mine, changed(mine, theirs))) {
    settle(parts, my)
    if (!isSame(my, their)) settle(parts, their)
  }
}

/** The blocks of two versions in order: each of mine with what became of it, and what is theirs alone. */
function pairsOf(mine: Block[], { now, added }: Changes<Block>): [Block | null, Block | null][] {
  const addedAt = (place: number) =>
    (added[place] ?? []).map((their): [null, Block] => [null, their])
  return [
    ...mine.flatMap((block, place) => [
      ...addedAt(place),
      [block, now[place] ?? null] as [Block, Block | null],
    ]),
    ...addedAt(mine.length),
  ]
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
  const others = signSet(b)
  const shared = x.filter((sign) => others.has(sign)).length
  const words = x.length + y.length === 0 ? 0 : (2 * shared) / (x.length + y.length)
  return words * 0.9 + (a.type === b.type ? 0.1 : 0)
}

/** The words of a block, and the addresses of its images. */
const signsOf = kept((block): string[] => [
  ...(textOf(block).match(/[\p{L}\p{N}]+/gu) ?? []),
  ...imagesOf(block).map(({ url }) => url),
])

const signSet = kept((block) => new Set(signsOf(block)))
