import { useEffect, useRef, useState } from 'react'
import { EmptyPlate } from '#app/ui/empty-plate.tsx'
import { portionSteps, portionText } from './portion.ts'

/** How long (ms) until plates that could not be loaded are asked for again, and how often. */
const retryAfter = 5000
const mostRetries = 3

type Props = {
  /** The plates of all portions, side by side. */
  src: string
  /** A tiny data: URL of the meal's picture, to show until they are there. */
  placeholder: string | null
  title: string
  portion: number
}

/** The portion as it lies on the plate: all portions are in one file, loaded once it can be seen. */
export function PortionPlate({ src, placeholder, title, portion }: Props) {
  const { box, seen } = useSeen()
  const { broken, onError } = useRetries()
  const before = portionSteps.indexOf(portion) / portionSteps.length
  const preview = placeholder && !broken ? `url("${placeholder}") center / cover` : undefined
  return (
    <div
      ref={box}
      className="flex aspect-square items-center overflow-hidden rounded-field bg-line/40 text-muted"
      style={{ background: preview }}
    >
      {broken && <EmptyPlate className="mx-auto w-1/2" />}
      {seen && !broken && (
        <img
          src={src}
          alt={`Illustration of ${portionText(portion)} of ${title}`}
          decoding="async"
          fetchPriority="low"
          className="h-full max-w-none"
          style={{
            width: `${portionSteps.length * 100}%`,
            transform: `translateX(${-before * 100}%)`,
          }}
          onError={onError}
        />
      )}
    </div>
  )
}

/** Asked for the first time, the plates may take a busy worker longer than a request waits. */
function useRetries() {
  const [broken, setBroken] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!broken || tries >= mostRetries) return
    const timer = setTimeout(() => {
      setTries(tries + 1)
      setBroken(false)
    }, retryAfter)
    return () => clearTimeout(timer)
  }, [broken, tries])
  return { broken, onError: () => setBroken(true) }
}

/** True once some of the box was on the screen. */
function useSeen() {
  const box = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setSeen(true)
      watch.disconnect()
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return { box, seen }
}
