import { useCallback, useState } from 'react'
import { reasonOf } from '../browser/api-client.ts'
import { useNewestLoad } from './use-newest-load.ts'

type State<T> = {
  phase: 'loading' | 'loaded' | 'failed'
  /** Why loading failed; kept during a retry. */
  fault: string
  /** The data of the last successful load; kept while loading again. */
  data: T | null
}

export type Loaded<T> = State<T> & {
  /** Loads again with the newest `load`, which may be for another page than when this function was taken. */
  reload(): Promise<void>
  /** Applies the answer of the server to an action. */
  change(update: (data: T) => T): void
}

/**
 * Loads data with `load`, and again whenever `load` is another function: use a function from outside the
 * component, or `useCallback`. `explain` makes the message of an error; `failed` is the message for errors without
 * a text of their own.
 */
export function useLoaded<T>(
  load: (signal: AbortSignal) => Promise<T>,
  failed: string,
  explain: typeof reasonOf = reasonOf,
): Loaded<T> {
  const [{ by, ...state }, setState] = useState<State<T> & { by: unknown }>(beginning)
  const reload = useNewestLoad(
    useCallback(
      async (signal) => {
        setState((now) => ({ ...now, phase: 'loading', by: load }))
        try {
          const data = await load(signal)
          if (!signal.aborted) setState({ phase: 'loaded', fault: '', data, by: load })
        } catch (error) {
          if (signal.aborted) return
          setState((now) => ({ ...now, phase: 'failed', fault: explain(error, failed), by: load }))
        }
      },
      [load, failed, explain],
    ),
  )
  const change = useCallback(
    (update: (data: T) => T) =>
      setState((now) => (now.data === null ? now : { ...now, data: update(now.data) })),
    [],
  )
  // What an earlier function loaded is not what this one is about: another page, or another filter.
  return { ...state, phase: by === load ? state.phase : 'loading', reload, change }
}

const beginning = { phase: 'loading', fault: '', data: null, by: null } as const
