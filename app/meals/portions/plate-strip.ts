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

const nothingLoaded = { broken: false, loaded: false, tries: 0 }

/**
 * How far the loading of a picture with plates is. When plates are requested for the first time, a busy worker may
 * take longer than the request waits, so they are requested again. Another address begins anew.
 */
export function useRetries(src: string | null) {
  const [state, setState] = useState({ ...nothingLoaded, src })
  const { broken, loaded, tries } = state.src === src ? state : nothingLoaded
  useEffect(() => {
    if (!broken || tries >= mostRetries) return
    const again = () => setState({ ...nothingLoaded, src, tries: tries + 1 })
    const timer = setTimeout(again, retryAfter)
    return () => clearTimeout(timer)
  }, [broken, tries, src])
  return {
    broken,
    loaded,
    onError: () => setState({ broken: true, loaded, tries, src }),
    onLoad: () => setState({ broken, loaded: true, tries, src }),
  }
}
