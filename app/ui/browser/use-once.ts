import { useRef, useState } from 'react'

/** Runs one task at a time; calls that come meanwhile are ignored. */
export function useOnce() {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  async function once(work: () => Promise<void>) {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, once }
}
