import { useCallback, useEffect, useState } from 'react'
import { api, messageOf } from '#app/ui/api-client.ts'
import type { Status } from '../status.ts'

type State =
  | { phase: 'loading' }
  | { phase: 'failed'; fault: string }
  | { phase: 'loaded'; status: Status }

const loadFault = 'Failed to look at the site. Please try again later.'

/** How each part of the site is; `look` asks anew and keeps what is shown meanwhile. */
export function useStatus(enabled: boolean) {
  const [state, setState] = useState<State>({ phase: 'loading' })
  const [looking, setLooking] = useState(false)
  const look = useCallback(async (signal?: AbortSignal) => {
    setLooking(true)
    try {
      setState({ phase: 'loaded', status: await api.get<Status>('/status', { signal }) })
    } catch (error) {
      if (!signal?.aborted) setState({ phase: 'failed', fault: messageOf(error, loadFault) })
    } finally {
      setLooking(false)
    }
  }, [])
  useEffect(() => {
    if (!enabled) return
    const leaving = new AbortController()
    void look(leaving.signal)
    return () => leaving.abort()
  }, [look, enabled])
  return { state, looking, look: () => look() }
}
