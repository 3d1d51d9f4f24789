import { useEffect } from 'react'

/** Calls `reload` every so many ms while `active` is true; never before its last call has ended. */
export function usePolling(active: boolean, reload: () => Promise<unknown>, everyMs: number): void {
  useEffect(() => {
    if (!active) return
    let loading = false
    const timer = setInterval(async () => {
      // Asking again would end a slow answer that is on its way.
      if (loading) return
      loading = true
      await reload()
      loading = false
    }, everyMs)
    return () => clearInterval(timer)
  }, [active, reload, everyMs])
}
