/** The logo: a plate with one portion marked. */
export function BrandMark({ size = 28 }: { size?: number }) {
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
