import type { Descendant } from 'slate'
import { Node } from 'slate'
import { countWords } from '../content/rich-text.ts'

/** Blocks are immutable, so each one is counted only once. */
const counted = new WeakMap<Descendant, number>()

/** The number of words in the blocks. */
export function wordsIn(blocks: Descendant[]): number {
  return blocks.reduce((sum, block) => {
    const known = counted.get(block)
    if (known !== undefined) return sum + known
    const words = countWords([...Node.texts(block)].map(([{ text }]) => text).join(''))
    counted.set(block, words)
    return sum + words
  }, 0)
}
