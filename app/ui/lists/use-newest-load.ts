import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs `load` at once, and again whenever it is another function. Returns a function that runs the newest one. A
 * newer run aborts the signal of the one before.
 */
export function useNewestLoad(load: (signal: AbortSignal) => Promise<void>): () => Promise<void> {
  const running = useRef<AbortController>(null)
  const newest = useRef(load)
  // Undo may be pressed when another page is shown than the one it was offered on.
  const run = useCallback(async () => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    await newest.current(own.signal)
  }, [])
  useEffect(() => {
    newest.current = load
    void run()
    return () => running.current?.abort()
  }, [load, run])
  return run
}
