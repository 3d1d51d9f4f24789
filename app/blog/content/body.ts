import type { ImageFiles } from '#app/images/image.ts'
import type { Block, ImageBlock } from './content.ts'
import type { Heading } from './rich-text.ts'

/** A block as a page shows it; `anchor` is the id that the table of contents links to. */
export type ShownBlock =
  | { kind: 'block'; block: Exclude<Block, ImageBlock>; anchor?: string }
  | { kind: 'image'; image: ImageBlock; files: ImageFiles | null; anchor?: string }
  | { kind: 'html'; node: ShownHtml; anchor?: string }
  /** Text of unknown structure. */
  | { kind: 'text'; text: string; anchor?: string }

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
