import { Node, type NodeEntry, type Path, type Point, type Range, type Text } from 'slate'
import type { PostEditor } from './document.ts'

/** The range between two offsets in the text of a block; null when the block is shorter. */
export function rangeInBlock(
  editor: PostEditor,
  block: Path,
  start: number,
  end: number,
): Range | null {
  const texts = [...Node.texts(Node.get(editor, block))].map(
    ([text, path]): NodeEntry<Text> => [text, [...block, ...path]],
  )
  const anchor = pointIn(texts, start, (left, length) => left < length)
  const focus = pointIn(texts, end, (left, length) => left <= length)
  return anchor && focus ? { anchor, focus } : null
}

/** A start lies in the leaf whose text follows, an end in the leaf whose text comes before. */
function pointIn(
  texts: NodeEntry<Text>[],
  offset: number,
  lies: (left: number, length: number) => boolean,
): Point | null {
  let left = offset
  for (const [{ text }, path] of texts) {
    if (lies(left, text.length)) return { path, offset: left }
    left -= text.length
  }
  const last = texts.at(-1)
  return left === 0 && last ? { path: last[1], offset: last[0].text.length } : null
}
