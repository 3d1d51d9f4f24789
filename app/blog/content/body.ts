import type { ImageFiles } from '#app/images/image.ts'
import type { MealCardData } from '#app/meals/catalogue/meal-card-data.ts'
import type {
  CodeBlock,
  DividerBlock,
  EmbedBlock,
  GalleryImage,
  ImageBlock,
  ListBlock,
  TableBlock,
  TextBlock,
} from './blocks.ts'
import type { Footnote } from './footnote.ts'
import type { Heading } from './rich-text.ts'

/** The level of a heading in the page, whose title is the first. */
export type ShownLevel = 2 | 3 | 4

export type ShownImage = {
  image: GalleryImage & Pick<ImageBlock, 'width'>
  files: ImageFiles | null
}

/** A block as a page shows it; `anchor` is the id that the table of contents links to. */
export type ShownBlock = { anchor?: string } & (
  | { kind: 'block'; block: TextBlock | CodeBlock | ListBlock | TableBlock; level?: ShownLevel }
  | ({ kind: 'image' } & ShownImage)
  | { kind: 'gallery'; images: ShownImage[] }
  | { kind: 'divider'; block: DividerBlock }
  | { kind: 'embed'; block: EmbedBlock }
  | { kind: 'meal'; meal: MealCardData }
  | { kind: 'notes'; notes: Footnote[] }
  | { kind: 'html'; node: ShownHtml }
  /** Text of unknown structure. */
  | { kind: 'text'; text: string }
)

export type ShownHtml =
  | string
  | { tag: string; attributes: Record<string, string>; children: ShownHtml[] }

export type ContentsEntry = Pick<Heading, 'id' | 'level' | 'text'>

/** What a page shows of a post's content. */
export type Body = {
  blocks: ShownBlock[]
  /** Entries of the table of contents; empty for a short post. */
  contents: ContentsEntry[]
  /** The reading time in whole minutes. */
  minutes: number
}
