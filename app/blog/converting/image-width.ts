import type { ImageBlock, RichText, ShownWidth } from '../content/blocks.ts'
import { type HtmlNode, hasClass } from './html-tree.ts'

/** The classes by which Ghost and WordPress say that an image is wider than the text. */
const widths: [className: string, width: ShownWidth][] = [
  ['kg-width-wide', 'wide'],
  ['kg-width-full', 'full'],
  ['alignwide', 'wide'],
  ['alignfull', 'full'],
]

/** Gives the only image of a figure, or one by itself, the width that its element has. */
export function withWidthOf(element: HtmlNode, blocks: RichText): RichText {
  const width = widths.find(([name]) => hasClass(element, name))?.[1]
  const isImage = (block: RichText[number]): block is ImageBlock => block.type === 'image'
  if (!width || blocks.filter(isImage).length !== 1) return blocks
  return blocks.map((block) => (isImage(block) ? { ...block, width } : block))
}
