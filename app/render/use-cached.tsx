import { type ComponentType, createElement, type ReactNode, useContext } from 'react'
import { type PlainProps, RenderContext } from './render-context.ts'

/** Content for an element, to be spread onto it. */
type Content = { dangerouslySetInnerHTML: { __html: string } } | { children: ReactNode }

/**
 * Items as the content of an element. The server renders each once and keeps its HTML by its props, which are plain
 * data; the browser renders them as any others. A cached component asks no context from outside, makes no ids
 * (useId) and says nothing to the head of the page.
 */
export function useCached<Props extends PlainProps>(
  item: ComponentType<Props>,
  items: (Props & { key: string })[],
): Content {
  const server = useContext(RenderContext)
  if (!server) return { children: items.map((props) => createElement(item, props)) }
  // React's own HTML, with its texts escaped.
  return { dangerouslySetInnerHTML: { __html: server.fragments(item, items) } }
}
