import type { ReactNode } from 'react'
import {
  ReactEditor,
  type RenderElementProps,
  type RenderLeafProps,
  useSlateStatic,
} from 'slate-react'
import { joinClasses } from '#app/ui/join-classes.ts'
import type { ListBlock } from '../content/blocks.ts'
import { ImageView, UploadView } from './images/image-view.tsx'
import { DividerView, GalleryInText, MealView, VideoView } from './inserts/inserted-views.tsx'

/** A block or link as readers will see it. */
export function ElementView({ attributes, children, element }: RenderElementProps) {
  switch (element.type) {
    case 'table':
    case 'table-row':
    case 'table-cell':
      return <TablePart {...{ attributes, element }}>{children}</TablePart>
    case 'divider':
      return <DividerView {...{ attributes, element }}>{children}</DividerView>
    case 'embed':
      return <VideoView {...{ attributes, element }}>{children}</VideoView>
    case 'gallery':
      return <GalleryInText {...{ attributes, element }}>{children}</GalleryInText>
    case 'meal':
      return <MealView {...{ attributes, element }}>{children}</MealView>
    case 'numbered-list':
    case 'bulleted-list':
      return <ListView {...{ attributes, element }}>{children}</ListView>
    case 'image':
      return <ImageView {...{ attributes, element }}>{children}</ImageView>
    case 'upload':
      return <UploadView {...{ attributes, element }}>{children}</UploadView>
    case 'link':
      return (
        <a {...attributes} href={element.url} className="text-link">
          {children}
        </a>
      )
    case 'code-block':
      return (
        <pre {...attributes} className="my-6 overflow-x-auto rounded-field bg-sunken p-4">
          <code className="font-mono text-[0.9em]">{children}</code>
        </pre>
      )
    default: {
      // Of a type that is not known yet, the text is still shown.
      const { Tag, classes } = textBlocks[element.type] ?? textBlocks.paragraph
      return (
        <Tag {...attributes} className={classes}>
          {children}
        </Tag>
      )
    }
  }
}

/** Blocks that are one tag with classes. */
const textBlocks = {
  paragraph: { Tag: 'p', classes: 'my-6 first:mt-0' },
  'heading-one': { Tag: 'h2', classes: 'mt-12 mb-6 text-xl first:mt-0' },
  'heading-two': { Tag: 'h3', classes: 'mt-9 mb-6 text-lg first:mt-0' },
  'heading-three': { Tag: 'h4', classes: 'mt-9 mb-6 font-sans font-semibold first:mt-0' },
  'block-quote': {
    Tag: 'blockquote',
    classes: 'my-6 border-accent border-l-3 pl-5 font-serif text-lg leading-8',
  },
  'list-item': { Tag: 'li', classes: 'my-1.5 pl-1' },
} as const

type TableProps = Omit<RenderElementProps, 'element'> & {
  element: Extract<RenderElementProps['element'], { type: `table${string}` }>
}

/** A table, or a row or cell of it. */
function TablePart({ attributes, children, element }: TableProps) {
  if (element.type === 'table') {
    return (
      <div {...attributes} className="my-8 overflow-x-auto">
        <table className="w-full text-base">
          <tbody>{children}</tbody>
        </table>
      </div>
    )
  }
  if (element.type === 'table-row') return <tr {...attributes}>{children}</tr>
  // For assistive technology a text box has no structure, and an empty header would be a fault.
  return (
    <td {...attributes} className={joinClasses(cellClasses, element.header && 'font-semibold')}>
      {children}
    </td>
  )
}

const cellClasses = 'min-w-20 border border-line px-3 py-2 text-left align-top'

type ListProps = Omit<RenderElementProps, 'element'> & { element: ListBlock }

/** A list; one inside another list is a list item for assistive technology, as HTML wants it. */
function ListView({ attributes, children, element }: ListProps) {
  const editor = useSlateStatic()
  const isInner = ReactEditor.findPath(editor, element).length > 1
  const Tag = element.type === 'numbered-list' ? 'ol' : 'ul'
  const classes = joinClasses(
    'pl-7 marker:text-muted',
    element.type === 'numbered-list' ? 'list-decimal' : 'list-disc',
    isInner ? 'my-1.5' : 'my-6',
  )
  if (!isInner) {
    return (
      <Tag {...attributes} className={classes}>
        {children}
      </Tag>
    )
  }
  return (
    <li {...attributes} className="list-none">
      <Tag className={classes}>{children}</Tag>
    </li>
  )
}

/** A piece of text with its marks. */
export function LeafView({ attributes, children, leaf }: RenderLeafProps) {
  let content = children
  if (leaf.code) {
    content = (
      <code className="rounded-small bg-sunken px-1.5 py-0.5 font-mono text-[0.9em]">
        {content}
      </code>
    )
  }
  if (leaf.bold) content = <strong>{content}</strong>
  if (leaf.italic) content = <em>{content}</em>
  if (leaf.underline) content = <u>{content}</u>
  if ('found' in leaf)
    content = <Highlight isCurrent={leaf.found === 'current'}>{content}</Highlight>
  return <span {...attributes}>{content}</span>
}

/** Words that a search has found. */
const Highlight = ({ isCurrent, children }: { isCurrent: boolean; children: ReactNode }) => (
  <mark
    className={joinClasses(
      'rounded-small',
      isCurrent ? 'bg-ink text-paper' : 'bg-carbohydrates/30 text-ink',
    )}
  >
    {children}
  </mark>
)
