import { type CSSProperties, useEffect, useState } from 'react'

/** The pause in ms before plates that could not be loaded are requested again, and the number of retries. */
const retryAfter = 5000
const mostRetries = 3

/** Shows one plate of a picture with the plates of these portions side by side, in a square box. */
export function stripStyle(
  steps: readonly number[],
  portion: number,
): CSSProperties & { width: string } {
  const before = steps.indexOf(portion) / steps.length
  return { width: `${steps.length * 100}%`, transform: `translateX(${-before * 100}%)` }
}

/** When plates are requested for the first time, a busy worker may take longer than the request waits. */
export function useRetries() {
  const [broken, setBroken] = useState(false)
  const [loaded, setLoaded] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!broken || tries >= mostRetries) return
    const timer = setTimeout(() => {
      setTries(tries + 1)
      setBroken(false)
    }, retryAfter)
    return () => clearTimeout(timer)
  }, [broken, tries])
  return { broken, loaded, onError: () => setBroken(true), onLoad: () => setLoaded(true) }
}
