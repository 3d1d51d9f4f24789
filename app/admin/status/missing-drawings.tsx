import type { Status } from '../status.ts'

/** The words of prompts that no drawing exists for, with the number of prompts that have each. */
export function MissingDrawings({ words }: { words: Status['missingDrawings'] }) {
  if (words.length === 0) return null
  return (
    <section aria-labelledby="missing-heading" className="mt-8">
      <h2 id="missing-heading" className="font-sans font-semibold text-base">
        Words without a drawing
      </h2>
      <p className="mt-1 text-muted text-sm">
        The illustrator left these out of pictures. The number says how many recent prompts have
        them.
      </p>
      <ul className="mt-3 flex max-h-72 flex-wrap gap-x-5 gap-y-1 overflow-y-auto">
        {words.map(({ word, count }) => (
          <li key={word} className="min-w-0 break-words">
            {word} <span className="text-muted tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
