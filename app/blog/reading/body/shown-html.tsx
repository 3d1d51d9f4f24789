import { createElement, type ReactNode } from 'react'
import type { ShownHtml } from '../../content/body.ts'
import { eachOf } from './inlines.tsx'
import { ScrollBox } from './scroll-box.tsx'

/** The HTML was sanitised on the server; the first heading level belongs to the page. */
export function shownHtml(node: ShownHtml, id?: string): ReactNode {
  if (typeof node === 'string') return node
  const { colspan, rowspan, ...attributes } = node.attributes
  const tag = node.tag === 'h1' ? 'h2' : node.tag
  const lazy = tag === 'img' ? { loading: 'lazy', alt: attributes.alt ?? '' } : undefined
  const props: Record<string, string | undefined> = {
    id,
    colSpan: colspan,
    rowSpan: rowspan,
    ...attributes,
    ...lazy,
  }
  if (['img', 'br', 'hr'].includes(tag)) return createElement(tag, props)
  const shown = createElement(
    tag,
    props,
    eachOf(node.children, (child) => shownHtml(child)),
  )
  if (tag === 'table') return scrollBox(shown, 'Table', 'post-table')
  return tag === 'pre' ? scrollBox(shown, 'Code', 'post-code') : shown
}

const scrollBox = (shown: ReactNode, label: string, className: string) => (
  <ScrollBox label={label} className={className}>
    {shown}
  </ScrollBox>
)
