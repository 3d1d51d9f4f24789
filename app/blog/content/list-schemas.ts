import { z } from 'zod'
import type { ListBlock, ListItem } from './blocks.ts'
import { type Inline, inlineSchema, inlines } from './text-schemas.ts'

/** What an item may hold when it arrives: text, paragraphs, and lists below it. */
type ItemPart = Inline | { type: 'paragraph'; children: Inline[] } | ListBlock

const itemPart = z.lazy(
  (): z.ZodType<ItemPart> =>
    z.union(
      [
        inlineSchema,
        z.object({ type: z.literal('paragraph'), children: inlines }),
        numberedList,
        bulletedList,
      ],
      {
        error: ({ input }) =>
          isList(input) ? 'A list has list items and lists' : 'A list item has text and lists',
      },
    ),
)

/** A list item as it arrives, which may hold lists; becomes an item followed by these lists. */
const itemSchema = z
  .object({ type: z.literal('list-item'), children: z.array(itemPart) })
  .transform(({ children }): (ListItem | ListBlock)[] => {
    const lists = children.filter((part): part is ListBlock => isList(part))
    return [{ type: 'list-item', children: textOfItem(children) }, ...lists]
  })

/** The text of an item; its paragraphs become lines. */
function textOfItem(parts: ItemPart[]): Inline[] {
  const texts = parts.flatMap((part, index): Inline[] => {
    if (isList(part)) return []
    if ('text' in part || part.type === 'link') return [part]
    const isFirst = index === 0
    return isFirst ? part.children : [{ text: '\n' }, ...part.children]
  })
  return texts.length > 0 ? texts : [{ text: '' }]
}

const isList = (node: unknown): node is ListBlock =>
  typeof node === 'object' &&
  node !== null &&
  'type' in node &&
  (node.type === 'numbered-list' || node.type === 'bulleted-list')

const listPart = z.lazy(
  (): z.ZodType<(ListItem | ListBlock)[]> =>
    z.union([itemSchema, numberedList.transform(alone), bulletedList.transform(alone)], {
      error: 'A list has list items and lists',
    }),
)

const alone = (list: ListBlock): ListBlock[] => [list]

const listSchema = <T extends ListBlock['type']>(type: T) =>
  z.object({
    type: z.literal(type),
    children: z.array(listPart).transform((parts) => parts.flat()),
  })

export const numberedList = listSchema('numbered-list')
export const bulletedList = listSchema('bulleted-list')

/** A list item on the top level, which content from elsewhere may have. */
export const loneItem = z.object({
  type: z.literal('list-item'),
  children: z.array(itemPart).transform(textOfItem),
})
