import { Editor, Transforms } from 'slate'
import { HistoryEditor } from 'slate-history'
import type { Block } from '../content/blocks.ts'
import { changesOf } from '../merging/match-blocks.ts'
import { cleanBlocks } from './clean-blocks.ts'
import { type EditorBlock, needsLineBelow, type PostEditor, paragraph } from './document.ts'

/**
 * Makes the editor show other blocks by changing only those that differ: the cursor stays where it is, and images
 * that are being uploaded stay. It is a step of its own to undo.
 */
export function patchBlocks(editor: PostEditor, blocks: Block[]): void {
  const children = editor.children as EditorBlock[]
  const places = [...children.keys()].filter((place) => children[place]?.type !== 'upload')
  const before = places.flatMap((place) => children[place] ?? [])
  const after = needsLineBelow(blocks.at(-1)?.type) ? [...blocks, paragraph()] : blocks
  const { now, added } = changesOf<EditorBlock>(before, after, { keyOf, likeness: () => 0 })
  HistoryEditor.withNewBatch(editor, () => {
    Editor.withoutNormalizing(editor, () => {
      // From the end, so that the places before stay the same.
      for (let index = before.length; index >= 0; index -= 1) {
        const [at, block] = [places[index] ?? children.length, before[index]]
        if (block) replace(editor, block, now[index] ?? null, at)
        const news = added[index] ?? []
        if (news.length > 0) Transforms.insertNodes(editor, news, { at: [at] })
      }
    })
  })
}

function replace(editor: PostEditor, block: EditorBlock, next: EditorBlock | null, at: number) {
  if (next && keyOf(next) === keyOf(block)) return
  if (next) Transforms.insertNodes(editor, next, { at: [at + 1] })
  Transforms.removeNodes(editor, { at: [at] })
}

const keyOf = (block: EditorBlock) => JSON.stringify(cleanBlocks([block]))
