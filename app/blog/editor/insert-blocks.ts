import { Editor, Element, Node, Path, Range, Transforms } from 'slate'
import { textOf } from '../content/rich-text.ts'
import { isBlank, textBlockAt } from './blocks.ts'
import { type EditorBlock, isVoidType, type PostEditor } from './document.ts'

/**
 * Inserts blocks in place of the selection: the first paragraph continues the line of the cursor, and the
 * others follow as blocks. The cursor is at their end afterwards.
 */
export function insertBlocks(editor: PostEditor, blocks: EditorBlock[]): void {
  if (blocks.length === 0) return
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []))
  Editor.withoutNormalizing(editor, () => {
    const { selection } = editor
    if (selection && Range.isExpanded(selection)) Transforms.delete(editor)
    const block = textBlockAt(editor)
    if (block?.[0].type === 'table-cell') return insertIntoCell(editor, blocks)
    const [first, ...rest] = blocks
    const goesOn =
      first && block && first.type === 'paragraph' && (rest.length === 0 || !isBlank(block[0]))
    if (goesOn) Transforms.insertNodes(editor, first.children, { select: true })
    insertBelow(editor, goesOn ? rest : blocks)
  })
}

/** A cell takes the text of blocks as lines; what has no text goes below the table. */
function insertIntoCell(editor: PostEditor, blocks: EditorBlock[]): void {
  const whole = blocks.filter((block) => isVoidType(block.type) || block.type === 'table')
  const lines = blocks.flatMap((block) =>
    block.type === 'upload' || whole.includes(block) ? [] : [textOf(block).trimEnd()],
  )
  if (lines.length > 0) Transforms.insertText(editor, lines.join('\n'))
  const index = editor.selection?.anchor.path[0] ?? 0
  if (whole.length > 0) Transforms.insertNodes(editor, whole, { at: [index + 1] })
}

/** Inserts whole blocks; splits the block at the cursor, or replaces it when it is blank. */
function insertBelow(editor: PostEditor, blocks: EditorBlock[]): void {
  const { selection } = editor
  if (blocks.length === 0 || !selection) return
  const at = placeFor(editor, selection.anchor.path)
  Transforms.insertNodes(editor, blocks, { at: [at] })
  const last = [at + blocks.length - 1]
  const node = Node.get(editor, last)
  const isImage = Element.isElement(node) && isVoidType(node.type)
  const below = Path.next(last)
  // After an image, the cursor goes to the line below it, if there is one.
  if (isImage && !Node.has(editor, below))
    Transforms.insertNodes(editor, emptyLine(), { at: below })
  const next = isImage ? Node.get(editor, below) : null
  const writable = Element.isElement(next) && !isVoidType(next.type)
  Transforms.select(editor, writable ? Editor.start(editor, below) : Editor.end(editor, last))
}

export const divider = (): EditorBlock => ({ type: 'divider', children: [{ text: '' }] })

const emptyLine = (): EditorBlock => ({ type: 'paragraph', children: [{ text: '' }] })

/** The index at which whole blocks can be inserted; splits or removes a block for it. */
function placeFor(editor: PostEditor, path: Path): number {
  const index = path[0] ?? 0
  const block = textBlockAt(editor)
  if (!block) return index + 1
  const [node, blockPath] = block
  if (isBlank(node) && blockPath.length === 1) {
    Transforms.removeNodes(editor, { at: blockPath })
    return index
  }
  const point = editor.selection?.anchor
  if (!point || Editor.isEnd(editor, point, [index])) return index + 1
  if (Editor.isStart(editor, point, [index])) return index
  Transforms.splitNodes(editor, {
    at: point,
    match: (candidate) => Element.isElement(candidate) && Editor.isBlock(editor, candidate),
    mode: 'highest',
    always: true,
  })
  return index + 1
}
