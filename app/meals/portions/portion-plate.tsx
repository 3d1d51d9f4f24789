import { useEffect, useRef, useState } from 'react'
import { EmptyPlate } from '#app/ui/empty-plate.tsx'
import { portionSteps, portionText } from './portion.ts'

/** The pause in ms before plates that could not be loaded are requested again, and the number of retries. */
const retryAfter = 5000
const mostRetries = 3

type Props = {
  /** A picture with the plates of all portions side by side. */
  src: string
  /** A tiny data: URL of the meal's picture, shown until the plates are loaded. */
  placeholder: string | null
  title: string
  portion: number
}

/** The portion on its plate. All portions are in one file, which loads once it becomes visible. */
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

/** When the plates are requested for the first time, a busy worker may take longer than the request waits. */
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

/** True once a part of the box was visible. */
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
