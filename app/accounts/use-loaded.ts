import { useCallback, useEffect, useRef, useState } from 'react'
import { api, messageOf } from '#app/ui/api-client.ts'

export type Loaded<T> = {
  phase: 'loading' | 'loaded' | 'failed'
  /** Why loading failed. */
  fault: string
  /** What came last; it stays while it is loaded again. */
  data: T | null
  reload(): Promise<void>
}

/** What a call answers, asked for again when the path is another one. */
export function useLoaded<T>(path: string, failed: string): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'reload'>>(beginning)
  const latest = useRef<AbortController>(null)
  const reload = useCallback(async () => {
    latest.current?.abort()
    latest.current = new AbortController()
    const { signal } = latest.current
    setState((now) => ({ ...now, phase: 'loading' }))
    try {
      const data = await api.get<T>(path, { signal })
      if (!signal.aborted) setState({ phase: 'loaded', fault: '', data })
    } catch (error) {
      if (signal.aborted) return
      setState((now) => ({ ...now, phase: 'failed', fault: messageOf(error, failed) }))
    }
  }, [path, failed])
  useEffect(() => {
    void reload()
    return () => latest.current?.abort()
  }, [reload])
  return { ...state, reload }
}

const beginning = { phase: 'loading', fault: '', data: null } as const
