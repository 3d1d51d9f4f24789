import { ChevronDownIcon } from '#app/ui/icons.tsx'
import type { ContentsEntry } from '../content/body.ts'

/** Links to the parts of a long post: folded on narrow screens, beside the text on wide ones. */
export function ContentsBox({ entries }: { entries: ContentsEntry[] }) {
  if (entries.length === 0) return null
  return (
    <nav aria-label="Table of Contents" className="print:hidden">
      <details className="contents-fold group rounded-card border border-line bg-surface px-5 py-1">
        <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
          Table of Contents
          <ChevronDownIcon className="shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <Entries entries={entries} />
      </details>
      <div className="contents-list">
        <h2 className="mb-3 font-sans font-semibold text-sm">Table of Contents</h2>
        <Entries entries={entries} />
      </div>
    </nav>
  )
}

function Entries({ entries }: { entries: ContentsEntry[] }) {
  return (
    <ol className="pb-3 text-sm">
      {entries.map(({ id, level, text }) => (
        <li key={text + id} className={level === 2 ? 'pl-4' : undefined}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center border-line border-l-2 py-1 pl-3 text-muted no-underline hover:border-accent hover:text-ink xl:min-h-8"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}
