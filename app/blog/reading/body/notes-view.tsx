import { type Footnote, footnoteId } from '../../content/footnote.ts'
import { eachOf, shownInlines } from './inlines.tsx'

/** The footnotes below a text, with links back to the places that refer to them. */
export function NotesView({ notes }: { notes: Footnote[] }) {
  return (
    <section role="doc-endnotes" aria-labelledby="footnotes" className="post-notes">
      <h2 id="footnotes">Footnotes</h2>
      <ol>
        {eachOf(notes, ({ number, children, references }) => (
          <li id={footnoteId(number)}>
            {shownInlines(children)}
            {eachOf(references, (reference) => (
              <>
                {' '}
                <a href={`#${reference}`} role="doc-backlink" aria-label={`Back to ${reference}`}>
                  ↩
                </a>
              </>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
