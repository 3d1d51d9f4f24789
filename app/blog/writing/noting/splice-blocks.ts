import type { Block } from '../../content/blocks.ts'
import { readContent } from '../../content/content.ts'
import { cleanBlocks } from '../../editor/clean-blocks.ts'
import type { EditorBlock } from '../../editor/document.ts'
import { keptBlocks, storedText } from '../../editor/stored-content.ts'

/** What changed in a list of blocks: from a place on, some were replaced by others. */
export type Splice = { from: number; removed: number; blocks: Block[] }

/** Blocks of the editor, and the text that they are stored as. */
export type StoredState = { text: string; blocks: Block[] }

export const storedState = (blocks: EditorBlock[]): StoredState => ({
  text: storedText(blocks),
  blocks: keptBlocks(blocks),
})

/** What has changed since; quick, because blocks that did not change are the same objects. */
export function spliceSince({ blocks: before }: StoredState, now: EditorBlock[]): Splice {
  const after = keptBlocks(now)
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from += 1
  let same = 0
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same += 1
  const blocks = after.slice(from, after.length - same)
  return { from, removed: before.length - from - same, blocks }
}

/** The stored text after a change that was stored with it. */
export function spliceText(
  text: string,
  { from, removed, blocks }: Omit<Splice, 'blocks'> & { blocks: unknown },
): string {
  const content = readContent(text)
  if (content.kind !== 'rich') return text
  const before = cleanBlocks(content.blocks)
  const added = Array.isArray(blocks) && blocks.length > 0 ? cleanBlocks(blocks) : []
  return storedText(before.toSpliced(from, removed, ...added))
}
