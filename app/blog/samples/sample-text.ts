import type { Block } from '../content/blocks.ts'
import type { Inline, Leaf } from '../content/text-schemas.ts'

/** An image in a sample's text, to be drawn from its prompt. */
export type WantedImage = { prompt: string; alt: string; caption: string }

/** A part of a sample's text: a block, or the place of an image. */
export type SamplePart = { block: Block } | { image: WantedImage }

/** Reads the short notation of SamplePost. */
export function readSampleText(text: string): SamplePart[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map(readPart)
}

function readPart(part: string): SamplePart {
  const joined = part.replaceAll(/\s*\n\s*/g, ' ').trim()
  const image = /^!\[([^|\]]*)\|?([^\]]*)\]\(([^)]*)\)$/.exec(joined)
  if (image) {
    const [, alt = '', caption = '', prompt = ''] = image
    return { image: { prompt, alt: alt.trim(), caption: caption.trim() } }
  }
  if (joined.startsWith('## ')) return { block: textBlock('heading-two', joined.slice(3)) }
  if (joined.startsWith('# ')) return { block: textBlock('heading-one', joined.slice(2)) }
  if (joined.startsWith('> ')) {
    return { block: textBlock('block-quote', joined.slice(2).replaceAll(' > ', ' ')) }
  }
  if (/^(- |1\. )/.test(joined)) return { block: listBlock(part) }
  return { block: textBlock('paragraph', joined) }
}

function textBlock(
  type: 'paragraph' | 'heading-one' | 'heading-two' | 'block-quote',
  text: string,
) {
  return { type, children: readInline(text) }
}

function listBlock(part: string): Block {
  const items = part.trim().split(/\n(?=- |\d+\. )/)
  return {
    type: part.trim().startsWith('- ') ? 'bulleted-list' : 'numbered-list',
    children: items.map((item) => ({
      type: 'list-item',
      children: readInline(item.replace(/^(- |\d+\. )/, '').replaceAll(/\s*\n\s*/g, ' ')),
    })),
  }
}

/** Reads bold, italic and links, which cannot be nested. */
function readInline(text: string): Inline[] {
  const pieces = text.matchAll(/\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)]+)\)|[^*[]+|[*[]/g)
  return [...pieces].map(([whole, bold, italic, label, url]): Inline => {
    if (label && url) return { type: 'link', url, children: [{ text: label }] }
    const leaf: Leaf = { text: bold ?? italic ?? whole }
    if (bold) leaf.bold = true
    if (italic) leaf.italic = true
    return leaf
  })
}
