import { z } from 'zod'

/** Schemas of what stands inside a block: addresses, leaves of text with marks, links. */

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

export const imageAddress = address(['https:', 'http:'], 'An image must have a web address')

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

export const inlineSchema = z.union([leafSchema, linkSchema], {
  error: ({ input }) =>
    isLink(input)
      ? 'A link needs an address of the web, of mail or of this site, and text'
      : 'Text can be bold, italic, underline, code or a link',
})

export const inlines = texts(inlineSchema)

/** Text without marks, as in code; marks that were sent are dropped. */
export const plainTexts = texts(
  z.object({ text: z.string('Code can only contain text') }, 'Code can only contain text'),
)

/** The children of a block without text of its own, which Slate needs all the same. */
export const noText = z
  .unknown()
  .optional()
  .transform((): Leaf[] => [{ ...emptyLeaf }])

export type Leaf = z.output<typeof leafSchema>
export type Mark = Exclude<keyof Leaf, 'text'>
export type LinkNode = z.output<typeof linkSchema>
export type Inline = Leaf | LinkNode

export const isLink = (node: unknown): node is LinkNode =>
  typeof node === 'object' && node !== null && 'type' in node && node.type === 'link'
