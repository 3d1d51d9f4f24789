import type { Block, ListBlock, TableRow } from '#app/blog/content/blocks.ts'
import type { Inline, Leaf } from '#app/blog/content/text-schemas.ts'

/** Blocks as lines that are easy to compare: a line for each block, item and row. */
export const outlineOf = (blocks: Block[]): string[] => blocks.flatMap(linesOf)

const signs: Partial<Record<Block['type'], string>> = {
  'heading-one': '# ',
  'heading-two': '## ',
  'heading-three': '### ',
  'block-quote': '> ',
  'code-block': '``` ',
}

function linesOf(block: Block): string[] {
  switch (block.type) {
    case 'divider':
      return ['---']
    case 'embed':
      return [`embed ${block.url}`]
    case 'image': {
      const url = block.url.startsWith('data:') ? 'data:' : block.url
      return [`![${block.alt}](${url})${block.caption ? ` ${block.caption}` : ''}`]
    }
    case 'numbered-list':
    case 'bulleted-list':
      return itemLines(block, '')
    case 'table':
      return block.children.map(rowLine)
    case 'gallery':
    case 'meal':
      return [block.type]
    default:
      return [`${signs[block.type] ?? ''}${textOf(block.children)}`]
  }
}

function itemLines(list: ListBlock, indent: string): string[] {
  const sign = list.type === 'numbered-list' ? '1.' : '-'
  return list.children.flatMap((child) =>
    child.type === 'list-item'
      ? [`${indent}${sign} ${textOf(child.children)}`]
      : itemLines(child, `${indent}  `),
  )
}

function rowLine({ children }: TableRow): string {
  const sign = children.every(({ header }) => header) ? '|=' : '|'
  return `${sign} ${children.map((cell) => textOf(cell.children)).join(' | ')}`.trimEnd()
}

const textOf = (inlines: Inline[]): string => {
  const parts = inlines.map((inline) =>
    'text' in inline ? marked(inline) : `[${inline.children.map(marked).join('')}](${inline.url})`,
  )
  return parts.join('').replaceAll('\u00a0', ' ').replaceAll('\n', '⏎')
}

function marked({ text, bold, italic, underline, code }: Leaf): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  if (words === '') return text
  const sign = `${bold && italic ? '***' : bold ? '**' : italic ? '//' : ''}${underline ? '__' : ''}${code ? '`' : ''}`
  return `${before}${sign}${words}${[...sign].toReversed().join('')}${after}`
}
