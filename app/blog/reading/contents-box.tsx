import { ChevronDownIcon } from '#app/ui/icons.tsx'
import type { ContentsEntry } from '../content/body.ts'

/** Links to the parts of a long post: folded on narrow screens, beside the text on wide ones. */
export function ContentsBox({ entries }: { entries: ContentsEntry[] }) {
  if (entries.length === 0) return null
  return (
    <nav aria-label="Table of Contents" className="post-contents print:hidden">
      <details className="contents-fold">
        <summary>
          Table of Contents
          <ChevronDownIcon />
        </summary>
        <Entries entries={entries} />
      </details>
      <div className="contents-list">
        <h2>Table of Contents</h2>
        <Entries entries={entries} />
      </div>
    </nav>
  )
}

function Entries({ entries }: { entries: ContentsEntry[] }) {
  return (
    <ol>
      {entries.map(({ id, level, text }) => (
        <li key={text + id} className={level === 2 ? 'pl-4' : undefined}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
}
