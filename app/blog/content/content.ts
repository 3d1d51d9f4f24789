import { z } from 'zod'
import { isVisible } from '#platform/text/plain-text.ts'
import { isEmptyRichText } from './rich-text.ts'

/** The most that the content of a post may take, in bytes of UTF-8. */
const maxContentBytes = 1_048_576

const address = (schemes: string[], fault: string) =>
  z
    .string(fault)
    .max(2000, 'An address must be at most 2000 characters')
    .refine((url) => url.trim() !== '' && schemes.includes(schemeOf(url)), fault)

/** The scheme a browser would follow, so read as browsers do; relative addresses count as `https:`. */
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

/** Every node holds a text, if an empty one. */
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
    // Alone on the page only in what others wrote: it reads as a list of one.
    listItemSchema,
    imageSchema,
  ],
  `A block must be one of ${blockTypes.join(', ')}`,
)

/** What the content of a post says: a list of blocks, each with its text or its image. */
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

/** A document of one empty paragraph, which stands where there is nothing else. */
const emptyRichText = (): RichText => [{ type: 'paragraph', children: [{ ...emptyLeaf }] }]

/**
 * Stored content: our own rich text, the HTML of older posts (to be sanitised before it is shown), or a
 * list of blocks that is not ours, of which only the text is known.
 */
export type Content =
  | { kind: 'rich'; blocks: RichText }
  | { kind: 'html'; html: string }
  | { kind: 'broken'; raw: string }

/** Reads stored content; nothing and an empty list are one empty paragraph. */
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

/** What is wrong with content that somebody wants to store, as one sentence; null for none. */
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

/** List items that stand alone are put into lists, neighbours into one. */
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
