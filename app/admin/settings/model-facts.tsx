import { joinClasses } from '#app/ui/join-classes.ts'

type Props = {
  name: string
  /** The environment variable that is missing; null if the model is ready. */
  missing: string | null
  /** The environment variable that names the model. */
  variable: string
}

/** The configured model, and its state as a dot and a word. */
export function ModelFacts({ name, missing, variable }: Props) {
  return (
    <dl className="grid gap-3">
      <div className={pair}>
        <dt className={term}>Model</dt>
        <dd className="min-w-0">
          <span className="break-words font-mono text-sm">{name}</span>
          <span className="ml-3 text-muted text-sm">set by {variable}</span>
        </dd>
      </div>
      <div className={pair}>
        <dt className={term}>Status</dt>
        <dd className="flex items-baseline gap-2">
          <span
            className={joinClasses(
              'size-2 shrink-0 rounded-full',
              missing ? 'bg-danger' : 'bg-leaf',
            )}
            aria-hidden="true"
          />
          {missing ? `Not configured: ${missing} is not set` : 'Configured'}
        </dd>
      </div>
    </dl>
  )
}

const pair = 'flex items-baseline gap-x-5'
const term = 'w-14 shrink-0 font-semibold'
