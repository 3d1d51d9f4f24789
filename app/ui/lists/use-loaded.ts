import { useCallback, useState } from 'react'
import { reasonOf } from '../browser/api-client.ts'
import { useNewestLoad } from './use-newest-load.ts'

type State<T> = {
  phase: 'loading' | 'loaded' | 'failed'
  /** Why loading failed; it stays while it is tried again. */
  fault: string
  /** What came last; it stays while it is loaded again. */
  data: T | null
}

export type Loaded<T> = State<T> & {
  /** Loads what is asked for now, which may be another page than when this was taken. */
  reload(): Promise<void>
  /** Puts in what the server answered to something that was done. */
  change(update: (data: T) => T): void
}

/**
 * What `load` gives, loaded again when it is another function: keep one that uses no state outside the
 * component, any other in `useCallback`. `failed` is said where there is no reason; `tell` chooses between it and
 * what the error says.
 */
export function useLoaded<T>(
  load: (signal: AbortSignal) => Promise<T>,
  failed: string,
  tell: typeof reasonOf = reasonOf,
): Loaded<T> {
  const [state, setState] = useState<State<T>>(beginning)
  const reload = useNewestLoad(
    useCallback(
      async (signal) => {
        setState((now) => ({ ...now, phase: 'loading' }))
        try {
          const data = await load(signal)
          if (!signal.aborted) setState({ phase: 'loaded', fault: '', data })
        } catch (error) {
          if (signal.aborted) return
          setState((now) => ({ ...now, phase: 'failed', fault: tell(error, failed) }))
        }
      },
      [load, failed, tell],
    ),
  )
  const change = useCallback(
    (update: (data: T) => T) =>
      setState((now) => (now.data === null ? now : { ...now, data: update(now.data) })),
    [],
  )
  return { ...state, reload, change }
}

const beginning = { phase: 'loading', fault: '', data: null } as const
