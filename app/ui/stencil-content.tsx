import { type ComponentType, useContext } from 'react'
import { StencilContext, type StencilProps, type StencilShape } from './stencil.ts'

type Content<Shape extends StencilShape> = ComponentType<StencilProps<Shape, Record<never, string>>>

type Props<Shape extends StencilShape> = {
  as: 'footer'
  className: string
  content: Content<Shape>
  shape: Shape
}

/** An element whose content is the same on all pages, so that the server renders it but once. */
export function StencilContent<Shape extends StencilShape>(props: Props<Shape>) {
  const { as: Tag, className, content: Content, shape } = props
  const html = useContext(StencilContext)?.(Content, [{ shape, texts: {} }])
  if (html !== undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML.
    return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />
  }
  return (
    <Tag className={className}>
      <Content shape={shape} texts={{}} />
    </Tag>
  )
}
