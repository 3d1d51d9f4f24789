import type { Inline, Leaf } from './text-schemas.ts'

/** The blocks of a post's content. Blocks without text have one empty leaf, as Slate wants it. */

export type TextBlock = {
  type: 'paragraph' | 'heading-one' | 'heading-two' | 'heading-three' | 'block-quote'
  children: Inline[]
}

/** Lines of code, without marks. */
export type CodeBlock = { type: 'code-block'; children: Leaf[] }

export type ListItem = { type: 'list-item'; children: Inline[] }

/** A list; a list inside it belongs to the item before it. */
export type ListBlock = {
  type: 'numbered-list' | 'bulleted-list'
  children: (ListItem | ListBlock)[]
}

/** A cell; those of a head are headers. */
export type TableCell = { type: 'table-cell'; header?: true; children: Inline[] }

export type TableRow = { type: 'table-row'; children: TableCell[] }

/** The largest table, so that rows can be brought to one length without becoming huge. */
export const maxColumns = 30
export const maxRows = 500

/** A table whose rows all have the same number of cells, at least one. */
export type TableBlock = { type: 'table'; children: TableRow[] }

/** How wide an image is on a page: as the text, wider than it, or as the window. */
export const shownWidths = ['normal', 'wide', 'full'] as const

export type ShownWidth = (typeof shownWidths)[number]

export type ImageBlock = {
  type: 'image'
  url: string
  alt: string
  caption?: string
  /** Normal when it is missing. */
  width?: ShownWidth
  children: Leaf[]
}

export type GalleryImage = { url: string; alt: string; caption?: string }

export type GalleryBlock = { type: 'gallery'; images: GalleryImage[]; children: Leaf[] }

export type DividerBlock = { type: 'divider'; children: Leaf[] }

/** A video of another site, which `embedOf` knows. */
export type EmbedBlock = { type: 'embed'; url: string; children: Leaf[] }

/** A card of a meal, shown as the meal is now. */
export type MealBlock = { type: 'meal'; mealId: string; children: Leaf[] }

/** A block that the editor treats as one sign. */
export type VoidBlock = ImageBlock | GalleryBlock | DividerBlock | EmbedBlock | MealBlock

export type Block = TextBlock | CodeBlock | ListBlock | TableBlock | VoidBlock

export type RichText = Block[]

export const isVoidBlock = <T extends { type: string }>(
  block: T,
): block is Extract<T, { type: VoidBlock['type'] }> => voidTypes.some((type) => type === block.type)

export const voidTypes = ['image', 'gallery', 'divider', 'embed', 'meal'] as const

export const isListBlock = (block: { type: string }): block is ListBlock =>
  block.type === 'numbered-list' || block.type === 'bulleted-list'

/** The items of a list and of the lists inside it, in the order of reading. */
export const itemsOf = (list: ListBlock): ListItem[] =>
  list.children.flatMap((child) => (child.type === 'list-item' ? [child] : itemsOf(child)))

/** The images of a block with their fields: one, those of a gallery, or none. */
export function imagesOf(block: Block): GalleryImage[] {
  if (block.type === 'image') return [block]
  return block.type === 'gallery' ? block.images : []
}

/** The block with the address of each of its images replaced. */
export function withImageUrls(block: Block, urlOf: (url: string) => string): Block {
  if (block.type === 'image') return { ...block, url: urlOf(block.url) }
  if (block.type !== 'gallery') return block
  return { ...block, images: block.images.map((image) => ({ ...image, url: urlOf(image.url) })) }
}
