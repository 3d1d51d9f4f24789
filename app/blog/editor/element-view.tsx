import type { RenderElementProps, RenderLeafProps } from 'slate-react'
import { ImageView, UploadView } from './images/image-view.tsx'

/** A block or link as readers will see it. */
export function ElementView({ attributes, children, element }: RenderElementProps) {
  switch (element.type) {
    case 'heading-one':
      return (
        <h2 {...attributes} className="mt-12 mb-6 text-xl first:mt-0">
          {children}
        </h2>
      )
    case 'heading-two':
      return (
        <h3 {...attributes} className="mt-9 mb-6 text-lg first:mt-0">
          {children}
        </h3>
      )
    case 'block-quote':
      return (
        <blockquote
          {...attributes}
          className="my-6 border-accent border-l-3 pl-5 font-serif text-lg leading-8"
        >
          {children}
        </blockquote>
      )
    case 'numbered-list':
      return (
        <ol {...attributes} className="my-6 list-decimal pl-7 marker:text-muted">
          {children}
        </ol>
      )
    case 'bulleted-list':
      return (
        <ul {...attributes} className="my-6 list-disc pl-7 marker:text-muted">
          {children}
        </ul>
      )
    case 'list-item':
      return (
        <li {...attributes} className="my-1.5 pl-1">
          {children}
        </li>
      )
    case 'link':
      return (
        <a {...attributes} href={element.url} className="text-link">
          {children}
        </a>
      )
    case 'image':
      return <ImageView {...{ attributes, element }}>{children}</ImageView>
    case 'upload':
      return <UploadView {...{ attributes, element }}>{children}</UploadView>
    default:
      return (
        <p {...attributes} className="my-6 first:mt-0">
          {children}
        </p>
      )
  }
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
  return <span {...attributes}>{content}</span>
}
