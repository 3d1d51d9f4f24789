import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from '#app/ui/link.tsx'
import { isReference } from '../../content/footnote.ts'
import { textOfInlines } from '../../content/inline-text.ts'
import type { Inline, Leaf, LinkNode } from '../../content/text-schemas.ts'

/** Parts that never move need no keys, so they are passed as separate children, not as a list. */
export const eachOf = <T,>(parts: T[], show: (part: T) => ReactNode) =>
  createElement(Fragment, null, ...parts.map(show))

/** Texts with their marks, and links. */
export const shownInlines = (children: Inline[]): ReactNode =>
  eachOf(children, (child) => ('text' in child ? markedText(child) : <TextLink link={child} />))

const noPage = /^\/([/\\\s]|(api|media|share|portions)\/)|^[^?#]*\.\w+([?#]|$)/

/** True for the address of a page of this site, but not of its files or its API. */
const leadsToPage = (url: string) => url.startsWith('/') && !noPage.test(url)

/** Pages of this site open without a reload; other addresses are plain links. */
function TextLink({ link }: { link: LinkNode }) {
  const text = shownInlines(link.children)
  if (isReference(link)) {
    return (
      <sup id={link.reference}>
        <a
          href={link.url}
          role="doc-noteref"
          aria-label={`Footnote ${textOfInlines(link.children)}`}
        >
          {text}
        </a>
      </sup>
    )
  }
  if (leadsToPage(link.url)) return <Link to={link.url}>{text}</Link>
  return (
    <a href={link.url} rel="noopener">
      {text}
    </a>
  )
}

function markedText({ text, bold, italic, underline, code }: Leaf): ReactNode {
  let shown: ReactNode = text
  if (code) shown = <code className="whitespace-pre-wrap">{shown}</code>
  if (underline) shown = <u>{shown}</u>
  if (italic) shown = <em>{shown}</em>
  if (bold) shown = <strong>{shown}</strong>
  return shown
}
