import type { Logo } from './site-info.ts'

type Props = {
  /** The owner's own logo; null for the drawn plate with one portion marked. */
  logo: Logo | null
  size?: number
}

/** The logo, beside the name of the site. A wide one may take four times its height. */
export function BrandMark({ logo, size = 28 }: Props) {
  if (logo) {
    const width = Math.min(Math.round((size * logo.width) / logo.height), 4 * size)
    return (
      <img
        src={logo.src}
        alt=""
        width={width}
        height={size}
        // Without it, React would add a preload to the head, which a cached fragment cannot do.
        fetchPriority="low"
        className="shrink-0 object-contain"
        style={{ width, height: size }}
      />
    )
  }
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <circle cx="16" cy="16" r="14.25" stroke="currentColor" strokeWidth="2" />
      <path d="M16 16V6.5A9.5 9.5 0 0 1 24.23 20.75z" className="fill-accent" />
      <path
        d="M16 25.5a9.5 9.5 0 0 1 0-19"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        opacity="0.55"
      />
    </svg>
  )
}
