/** A line drawing of an empty plate between fork and knife. */
export function EmptyPlate({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 160 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      <circle cx="80" cy="48" r="40" />
      <circle cx="80" cy="48" r="27" />
      <path d="M61 40a21 21 0 0 1 11-11.5" opacity="0.6" />
      <path d="M15 12v17a5.5 5.5 0 0 0 11 0V12M20.5 12v72" />
      <path d="M139.5 84V52h-5.5V29c0-9 2-15 5.5-17z" />
    </svg>
  )
}
