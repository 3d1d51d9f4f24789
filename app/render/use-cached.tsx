import { type ComponentType, createElement, type ReactNode, useContext } from 'react'
import { type PlainProps, RenderContext } from './render-context.ts'

/** The content of an element, as props to spread onto it. */
type Content = { dangerouslySetInnerHTML: { __html: string } } | { children: ReactNode }

/**
 * Renders items as the content of an element. The server renders each once and caches its HTML by its props,
 * which must be plain data. The browser renders them like any other. A cached component must not read a context
 * from outside, make ids (useId) or add anything to the head of the page.
 */
export function useCached<Props extends PlainProps>(
  item: ComponentType<Props>,
  items: (Props & { key: string })[],
): Content {
  const server = useContext(RenderContext)
  if (!server) return { children: items.map((props) => createElement(item, props)) }
  // Rendered by React, with all texts escaped.
  return { dangerouslySetInnerHTML: { __html: server.fragments(item, items) } }
}
