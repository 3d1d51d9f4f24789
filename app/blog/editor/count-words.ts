import type { Descendant } from 'slate'
import { Node } from 'slate'
import { countWords } from '../content/rich-text.ts'

/** Blocks never change: each is counted once, however often the post around it changes. */
const counted = new WeakMap<Descendant, number>()

/** How many words the blocks have together. */
export function wordsIn(blocks: Descendant[]): number {
  return blocks.reduce((sum, block) => {
    const known = counted.get(block)
    if (known !== undefined) return sum + known
    const words = countWords([...Node.texts(block)].map(([{ text }]) => text).join(''))
    counted.set(block, words)
    return sum + words
  }, 0)
}
