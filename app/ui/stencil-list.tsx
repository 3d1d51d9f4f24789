import { type ComponentType, useContext } from 'react'
import {
  StencilContext,
  type StencilProps,
  type StencilShape,
  type StencilTexts,
} from './stencil.ts'

type Props<Shape extends StencilShape, Texts extends StencilTexts> = {
  as?: 'ul' | 'footer'
  className: string
  item: ComponentType<StencilProps<Shape, Texts>>
  items: (StencilProps<Shape, Texts> & { key: string })[]
}

/** An element with one kind of item, which the server fills in rather than renders. Not within a Suspense. */
export function StencilList<Shape extends StencilShape, Texts extends StencilTexts>({
  as: Tag = 'ul',
  className,
  item: Item,
  items,
}: Props<Shape, Texts>) {
  const html = useContext(StencilContext)?.(Item, items)
  if (html !== undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML, with its texts escaped.
    return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />
  }
  return (
    <Tag className={className}>
      {items.map(({ key, shape, texts }) => (
        <Item key={key} shape={shape} texts={texts} />
      ))}
    </Tag>
  )
}
