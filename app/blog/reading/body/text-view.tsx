import { createElement, type ReactNode } from 'react'
import { isVisible } from '#platform/text/plain-text.ts'
import {
  type CodeBlock,
  isListBlock,
  type ListBlock,
  type ListItem,
  type TableBlock,
  type TableCell,
  type TextBlock,
} from '../../content/blocks.ts'
import type { ShownLevel } from '../../content/body.ts'
import { textOfInlines } from '../../content/inline-text.ts'
import { eachOf, shownInlines } from './inlines.tsx'
import { ScrollBox } from './scroll-box.tsx'

type Props = {
  block: TextBlock | CodeBlock | ListBlock | TableBlock
  /** The level of a heading in the page. */
  level?: ShownLevel
  id?: string
}

/** A block of text: paragraph, heading, quote, code, list or table. */
export function TextView({ block, level = 2, id }: Props) {
  if (isListBlock(block)) return shownList(block, id)
  switch (block.type) {
    case 'table':
      return <TableView table={block} id={id} />
    case 'code-block':
      return (
        <ScrollBox id={id} label="Code" className="post-code">
          <pre>
            <code>{block.children.map(({ text }) => text).join('')}</code>
          </pre>
        </ScrollBox>
      )
    case 'block-quote':
      return (
        <blockquote id={id} className="whitespace-pre-line">
          {shownInlines(block.children)}
        </blockquote>
      )
    case 'paragraph':
      return (
        <p id={id} className="whitespace-pre-line">
          {shownInlines(block.children)}
        </p>
      )
    default:
      return createElement(
        `h${level}`,
        { id },
        shownInlines(block.children),
        id && (
          <a href={`#${id}`} className="anchor" aria-label="Link to this section">
            #
          </a>
        ),
      )
  }
}

/** A list; lists inside it stand in the item before them. */
function shownList(list: ListBlock, id?: string): ReactNode {
  return createElement(
    list.type === 'numbered-list' ? 'ol' : 'ul',
    { id },
    eachOf(itemsWithLists(list), ({ item, lists }) => (
      <li className={item ? undefined : 'list-none'}>
        {item && <span className="whitespace-pre-line">{shownInlines(item.children)}</span>}
        {eachOf(lists, (inner) => shownList(inner))}
      </li>
    )),
  )
}

type ItemWithLists = { item: ListItem | null; lists: ListBlock[] }

function itemsWithLists(list: ListBlock): ItemWithLists[] {
  const result: ItemWithLists[] = []
  for (const child of list.children) {
    const last = result.at(-1)
    if (child.type === 'list-item') result.push({ item: child, lists: [] })
    else if (last) last.lists.push(child)
    else result.push({ item: null, lists: [child] })
  }
  return result
}

/** A table that scrolls by itself where it is wider than the page. */
function TableView({ table, id }: { table: TableBlock; id?: string }) {
  const [first, ...rest] = table.children
  const hasHead = first?.children.every(({ header }) => header) ?? false
  const body = hasHead ? rest : table.children
  return (
    <ScrollBox id={id} label="Table" className="post-table">
      <table>
        {hasHead && first && (
          <thead>
            <tr>{eachOf(first.children, (cell) => shownCell(cell, 'col'))}</tr>
          </thead>
        )}
        <tbody>
          {eachOf(body, (row) => (
            <tr>{eachOf(row.children, (cell) => shownCell(cell, 'row'))}</tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

function shownCell(cell: TableCell, scope: 'col' | 'row'): ReactNode {
  const content = shownInlines(cell.children)
  // An empty header would say nothing about its row or column.
  const isHeader = cell.header && isVisible(textOfInlines(cell.children))
  return isHeader ? <th scope={scope}>{content}</th> : <td>{content}</td>
}
