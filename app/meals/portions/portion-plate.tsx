import { useEffect, useState } from 'react'
import { joinClasses } from '#app/ui/join-classes.ts'
import { portionSteps, portionText } from './portion.ts'

/** The pause in ms before plates that could not be loaded are requested again, and the number of retries. */
const retryAfter = 5000
const mostRetries = 3

type Props = {
  /** A picture with the plates of all portions side by side. */
  src: string
  title: string
  portion: number
}

/**
 * The chosen portion on its plate, over the picture of the meal, which shows until this is loaded. All
 * portions are in one file, on one table and to one scale; it loads when the portion is first changed.
 */
export function PortionPlate({ src, title, portion }: Props) {
  const moved = useMoved(portion)
  const { broken, loaded, onError, onLoad } = useRetries()
  const before = portionSteps.indexOf(portion) / portionSteps.length
  if (!moved || broken) return null
  return (
    <img
      src={src}
      alt={`Illustration of ${portionText(portion)} of ${title}`}
      decoding="async"
      className={joinClasses('absolute top-1/2 left-0 max-w-none', !loaded && 'invisible')}
      style={{
        width: `${portionSteps.length * 100}%`,
        transform: `translate(${-before * 100}%, -50%)`,
      }}
      onError={onError}
      onLoad={onLoad}
    />
  )
}

/** True once the portion differed from the first one. */
function useMoved(portion: number): boolean {
  const [first] = useState(portion)
  const [moved, setMoved] = useState(false)
  if (!moved && portion !== first) setMoved(true)
  return moved
}

/** When the plates are requested for the first time, a busy worker may take longer than the request waits. */
function useRetries() {
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
