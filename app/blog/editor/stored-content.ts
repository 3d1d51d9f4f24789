import type { Block } from '../content/blocks.ts'
import { type Content, readContent } from '../content/content.ts'
import { isEmptyLine } from './blocks.ts'
import { cleanBlocks } from './clean-blocks.ts'
import { type EditorBlock, needsLineBelow } from './document.ts'
import { readLegacyHtml } from './pasting/read-html.ts'

/** Stored content as the editor opens it. */
export type OpenedContent = {
  blocks: Block[]
  /** True when the content is HTML of an older post, which becomes blocks with the first change. */
  wasHtml: boolean
}

/**
 * Opens stored content. Throws for a list of blocks with an
 * unknown structure; the editor's boundary then shows it raw.
 */
export function openContent(stored: string): OpenedContent {
  const content: Content = readContent(stored)
  if (content.kind === 'broken') throw new Error('The content of this post is not one we know')
  if (content.kind === 'html') {
    const parsed = new DOMParser().parseFromString(content.html, 'text/html')
    return { blocks: readLegacyHtml(parsed.body), wasHtml: true }
  }
  return { blocks: content.blocks, wasHtml: false }
}

/** The text of broken content as paragraphs, so that it can be edited. */
export function rescueContent(stored: string): Block[] {
  return cleanBlocks(JSON.parse(stored))
}

/** The editor's blocks without uploads, and without the empty line that the editor adds at the end. */
export function keptBlocks(blocks: EditorBlock[]): Block[] {
  const kept = blocks.filter((block): block is Block => block.type !== 'upload')
  const [before, last] = [blocks.at(-2), kept.at(-1)]
  if (isEmptyLine(last) && needsLineBelow(before?.type)) kept.pop()
  return kept
}

/** The blocks to store, with each node's keys in one order, so that equal documents are equal texts. */
export const storedBlocks = (blocks: EditorBlock[]): Block[] => cleanBlocks(keptBlocks(blocks))

/** The content as JSON, as the API takes it. */
export const storedText = (blocks: EditorBlock[]): string => JSON.stringify(storedBlocks(blocks))
