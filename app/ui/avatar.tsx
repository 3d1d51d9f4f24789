import { useState } from 'react'
import { joinClasses } from './join-classes.ts'

type Props = {
  name: string
  /** Address of the picture. The initials are shown if it is null or does not load. */
  src: string | null
  /** Must set the size. */
  className: string
}

/** A person's round picture, hidden from screen readers because the name is next to it. */
export function Avatar({ name, src, className }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-sunken font-semibold font-serif',
        className,
      )}
    >
      {src === null || src === broken ? (
        initials(name)
      ) : (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(src)} />
      )}
    </span>
  )
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
