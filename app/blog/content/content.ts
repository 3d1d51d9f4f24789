import { z } from 'zod'
import { isVisible } from '#platform/text/plain-text.ts'
import { isEmptyRichText } from './rich-text.ts'

/** The largest content of a post, in bytes of UTF-8. */
const maxContentBytes = 1_048_576

const address = (schemes: string[], fault: string) =>
  z
    .string(fault)
    .max(2000, 'An address must be at most 2000 characters')
    .refine((url) => url.trim() !== '' && schemes.includes(schemeOf(url)), fault)

/**
 * The scheme that a browser would use, so it is parsed
 * as browsers do; relative addresses count as `https:`.
 */
function schemeOf(url: string): string {
  return URL.parse(url, 'https://site.invalid')?.protocol ?? ''
}

const linkAddress = address(
  ['https:', 'http:', 'mailto:'],
  'A link must lead to a web address, a mail address or a page of this site',
)

const imageAddress = address(['https:', 'http:'], 'An image must have a web address')

const leafSchema = z.strictObject({
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  underline: z.boolean().optional(),
  code: z.boolean().optional(),
})

const emptyLeaf = { text: '' }

/** Every node has at least one text, which may be empty. */
const texts = <T extends z.ZodType>(child: T) =>
  z.array(child).transform((list) => (list.length > 0 ? list : [{ ...emptyLeaf }]))

const linkSchema = z.object({
  type: z.literal('link'),
  url: linkAddress,
  children: texts(leafSchema),
})

const inlineSchema = z.union([leafSchema, linkSchema], {
  error: ({ input }) =>
    isLink(input)
      ? 'A link needs an address of the web, of mail or of this site, and text'
      : 'Text can be bold, italic, underline, code or a link',
})

const textBlock = <T extends string>(type: T) =>
  z.object({ type: z.literal(type), children: texts(inlineSchema) })

const listItemSchema = textBlock('list-item')

const listBlock = <T extends string>(type: T) =>
  z.object({ type: z.literal(type), children: z.array(listItemSchema) })

const imageSchema = z.object({
  type: z.literal('image'),
  url: imageAddress,
  alt: z.string().default(''),
  caption: z.string().optional(),
  children: z.unknown().transform(() => [{ ...emptyLeaf }]),
})

const blockTypes = [
  'paragraph',
  'heading-one',
  'heading-two',
  'block-quote',
  'numbered-list',
  'bulleted-list',
  'image',
] as const

const blockSchema = z.discriminatedUnion(
  'type',
  [
    textBlock('paragraph'),
    textBlock('heading-one'),
    textBlock('heading-two'),
    textBlock('block-quote'),
    listBlock('numbered-list'),
    listBlock('bulleted-list'),
    // On the top level only in content from elsewhere, where it is read as a list with one item.
    listItemSchema,
    imageSchema,
  ],
  `A block must be one of ${blockTypes.join(', ')}`,
)

/** The content of a post: a list of blocks, each with text or an image. */
const richTextSchema = z.array(blockSchema).transform((blocks) => inLists(blocks))

export type Leaf = z.output<typeof leafSchema>
export type Mark = Exclude<keyof Leaf, 'text'>
export type LinkNode = z.output<typeof linkSchema>
export type Inline = Leaf | LinkNode
export type ListItem = z.output<typeof listItemSchema>
export type ImageBlock = z.output<typeof imageSchema>
type AnyBlock = z.output<typeof blockSchema>
export type Block = Exclude<AnyBlock, ListItem>
export type ListBlock = Extract<Block, { children: ListItem[] }>
export type TextBlock = Exclude<Block, ListBlock | ImageBlock>
export type RichText = Block[]

export const isLink = (node: unknown): node is LinkNode =>
  typeof node === 'object' && node !== null && 'type' in node && node.type === 'link'

/** A document with one empty paragraph, for empty content. */
const emptyRichText = (): RichText => [{ type: 'paragraph', children: [{ ...emptyLeaf }] }]

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
  const parsed = richTextSchema.safeParse(list)
  if (!parsed.success) return { kind: 'broken', raw: text }
  return { kind: 'rich', blocks: parsed.data.length > 0 ? parsed.data : emptyRichText() }
}

/** The problem with content that is to be stored, as one sentence; null without one. */
export function contentProblem(text: string): string | null {
  if (new TextEncoder().encode(text).byteLength > maxContentBytes) {
    return 'Content must be at most 1 MB'
  }
  const list = listIn(text)
  const issue = list && richTextSchema.safeParse(list).error?.issues[0]
  if (!issue) return null
  const [place] = issue.path
  return typeof place === 'number' ? `Content, block ${place + 1}: ${issue.message}` : issue.message
}

function listIn(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : null
  } catch {
    return null
  }
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
