import { type ComponentType, type ReactNode, useContext } from 'react'
import {
  StencilContext,
  type StencilProps,
  type StencilShape,
  type StencilTexts,
} from './stencil.ts'

/** Content for an element, to be spread onto it. */
type Filled = { dangerouslySetInnerHTML: { __html: string } } | { children: ReactNode }

/**
 * Items of one kind as the content of an element, not within a Suspense: the server fills them in rather
 * than renders them.
 */
export function useFilled<Shape extends StencilShape, Texts extends StencilTexts>(
  Item: ComponentType<StencilProps<Shape, Texts>>,
  items: (StencilProps<Shape, Texts> & { key: string })[],
): Filled {
  const html = useContext(StencilContext)?.(Item, items)
  // React's own HTML, with its texts escaped.
  if (html !== undefined) return { dangerouslySetInnerHTML: { __html: html } }
  const children = items.map(({ key, shape, texts }) => (
    <Item key={key} shape={shape} texts={texts} />
  ))
  return { children }
}
