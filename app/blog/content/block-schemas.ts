import { z } from 'zod'
import {
  type Block,
  type ListItem,
  maxColumns,
  maxRows,
  shownWidths,
  type TableCell,
  type TableRow,
  type TextBlock,
} from './blocks.ts'
import { embedOf } from './embeds.ts'
import { bulletedList, loneItem, numberedList } from './list-schemas.ts'
import { imageAddress, inlines, noText, plainTexts } from './text-schemas.ts'

/** How many images a gallery has at most. */
export const maxGalleryImages = 60

const textBlock = <T extends TextBlock['type']>(type: T) =>
  z.object({ type: z.literal(type), children: inlines })

const imageFields = {
  url: imageAddress,
  alt: z.string().default(''),
  caption: z.string().optional(),
}

const imageSchema = z.object({
  type: z.literal('image'),
  ...imageFields,
  // Content from elsewhere may have other widths, such as pixels, which count as normal.
  width: z.enum(shownWidths).optional().catch(undefined),
  children: noText,
})

const galleryImageSchema = z.object(imageFields, 'A gallery has images with an address')

const gallerySchema = z.object({
  type: z.literal('gallery'),
  images: z
    .array(galleryImageSchema, 'A gallery needs a list of images')
    .min(1, 'A gallery needs at least one image')
    .max(maxGalleryImages, `A gallery has at most ${maxGalleryImages} images`),
  children: noText,
})

const cellSchema = z
  .object({
    type: z.literal('table-cell', 'A row of a table has cells'),
    header: z.boolean().optional(),
    children: inlines,
  })
  .transform(
    ({ type, header, children }): TableCell =>
      header ? { type, header, children } : { type, children },
  )

const rowSchema = z.object({
  type: z.literal('table-row', 'A table has rows'),
  children: z.array(cellSchema).max(maxColumns, `A table has at most ${maxColumns} columns`),
})

const tableSchema = z.object({
  type: z.literal('table'),
  children: z
    .array(rowSchema)
    .max(maxRows, `A table has at most ${maxRows} rows`)
    .refine((rows) => rows.some(({ children }) => children.length > 0), 'A table needs a cell')
    .transform(sameLength),
})

const codeSchema = z.object({
  type: z.literal('code-block'),
  children: plainTexts,
})

const dividerSchema = z.object({ type: z.literal('divider'), children: noText })

const embedSchema = z.object({
  type: z.literal('embed'),
  url: z
    .string('A video needs an address')
    .max(2000, 'An address must be at most 2000 characters')
    .refine((url) => embedOf(url) !== null, 'A video must be one of YouTube or Vimeo'),
  children: noText,
})

const mealSchema = z.object({
  type: z.literal('meal'),
  mealId: z.string('A meal needs its id').trim().min(1).max(100),
  children: noText,
})

const blockTypes = [
  ...['paragraph', 'heading-one', 'heading-two', 'heading-three', 'block-quote', 'code-block'],
  ...['numbered-list', 'bulleted-list', 'table', 'divider', 'image', 'gallery', 'embed', 'meal'],
]

export const blockSchema = z.discriminatedUnion(
  'type',
  [
    textBlock('paragraph'),
    textBlock('heading-one'),
    textBlock('heading-two'),
    textBlock('heading-three'),
    textBlock('block-quote'),
    codeSchema,
    numberedList,
    bulletedList,
    // On the top level only in content from elsewhere, where it is read as a list with one item.
    loneItem,
    tableSchema,
    dividerSchema,
    imageSchema,
    gallerySchema,
    embedSchema,
    mealSchema,
  ],
  `A block must be one of ${blockTypes.join(', ')}`,
)

/** What `blockSchema` gives. */
export type AnyBlock = Block | ListItem

/** Gives all rows of a table as many cells as the longest has. */
function sameLength(rows: TableRow[]): TableRow[] {
  const columns = Math.max(...rows.map(({ children }) => children.length))
  return rows.map((row) => {
    const missing = Array.from(
      { length: columns - row.children.length },
      (): TableCell => ({ type: 'table-cell', children: [{ text: '' }] }),
    )
    return { ...row, children: [...row.children, ...missing] }
  })
}
