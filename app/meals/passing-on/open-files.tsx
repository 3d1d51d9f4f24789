import type { Licence } from './licence.ts'

/** Where programs and spreadsheets find all published meals, and under which licence. */
export function OpenFiles({ licence: { name, url } }: { licence: Licence }) {
  return (
    <p className="mt-8 text-muted text-sm print:hidden">
      All meals as{' '}
      <a href="/meals.json" className="underline">
        JSON
      </a>{' '}
      or{' '}
      <a href="/meals.csv" className="underline">
        CSV
      </a>
      {' · '}
      {url ? (
        <a href={url} rel="license" className="underline">
          {name}
        </a>
      ) : (
        name
      )}
    </p>
  )
}
