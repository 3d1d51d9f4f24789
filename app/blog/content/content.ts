import { z } from 'zod'
import { plainFault } from '#platform/text/plain-fault.ts'
import { isVisible } from '#platform/text/plain-text.ts'
import { type AnyBlock, blockSchema } from './block-schemas.ts'
import type { ListItem, RichText } from './blocks.ts'
import { isEmptyRichText } from './rich-text.ts'

/** The largest content of a post, in bytes of UTF-8. */
const maxContentBytes = 1_048_576

/** Deeper content is refused before it is read, so that reading it needs no deep recursion. */
const maxDepth = 24

/** The content of a post: a list of blocks, each with text or an image. */
const richTextSchema = z.array(blockSchema).transform((blocks) => inLists(blocks))

/** A document with one empty paragraph, for empty content. */
const emptyRichText = (): RichText => [{ type: 'paragraph', children: [{ text: '' }] }]

/**
 * Stored content: rich text, the HTML of older posts (to be sanitised before it is shown), or a list of
 * blocks with an unknown structure, of which only the text is used.
 */
export type Content =
  | { kind: 'rich'; blocks: RichText }
  | { kind: 'html'; html: string }
  | { kind: 'broken'; raw: string }

/** Reads stored content; null, an empty text and an empty list become one empty paragraph. */
export function readContent(stored: string | null | undefined): Content {
  const text = stored ?? ''
  const list = listIn(text)
  if (!list) {
    return text.trim() === ''
      ? { kind: 'rich', blocks: emptyRichText() }
      : { kind: 'html', html: text }
  }
  const parsed = isTooDeep(list) ? null : richTextSchema.safeParse(list)
  if (!parsed?.success) return { kind: 'broken', raw: text }
  return { kind: 'rich', blocks: parsed.data.length > 0 ? parsed.data : emptyRichText() }
}

/** The problem with content that is to be stored, as one sentence; null without one. */
export function contentProblem(text: string): string | null {
  if (new TextEncoder().encode(text).byteLength > maxContentBytes) {
    return 'Content must be at most 1 MB'
  }
  const list = listIn(text)
  if (list && isTooDeep(list)) return 'Content: lists are nested too deeply'
  const issue = list && richTextSchema.safeParse(list, { error: faultInBlock }).error?.issues[0]
  if (!issue) return null
  const [place] = issue.path
  return typeof place === 'number' ? `Content, block ${place + 1}: ${issue.message}` : issue.message
}

/** The place within its block, which the sentence names already. */
const faultInBlock = (issue: z.core.$ZodRawIssue) =>
  plainFault({ ...issue, path: issue.path?.slice(1) })

function listIn(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/** True for a list with more levels than content has, found without recursion. */
function isTooDeep(list: unknown[]): boolean {
  let level: unknown[] = list
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    )
  }
  return false
}

/** Puts list items on the top level into lists, neighbours into the same one. */
function inLists(blocks: AnyBlock[]): RichText {
  const result: RichText = []
  let gathered: ListItem[] | null = null
  for (const block of blocks) {
    if (block.type !== 'list-item') {
      gathered = null
      result.push(block)
    } else if (gathered) {
      gathered.push(block)
    } else {
      gathered = [block]
      result.push({ type: 'bulleted-list', children: gathered })
    }
  }
  return result
}

/** True for stored content without words and images. */
export function isEmptyContent(stored: string | null | undefined): boolean {
  const content = readContent(stored)
  if (content.kind === 'rich') return isEmptyRichText(content.blocks)
  if (content.kind === 'broken') return false
  return !/<(img|video|iframe)\b/i.test(content.html) && !isVisible(htmlText(content.html))
}

const htmlText = (html: string) => html.replaceAll(/<[^>]*>|&nbsp;|&#160;/g, ' ')
