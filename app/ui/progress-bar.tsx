import { joinClasses } from './join-classes.ts'

type Props = {
  /** 0 to 1. */
  value: number
  /** What is in progress, in a word or two. */
  label: string
  className?: string
}

/** A thin progress bar with its label and percentage. */
export function ProgressBar({ value, label, className }: Props) {
  const percent = Math.round(value * 100)
  return (
    <span className={joinClasses('block', className)}>
      <span className="flex justify-between gap-3 text-muted text-sm tabular-nums">
        <span>{label}</span>
        <span>{percent}%</span>
      </span>
      <span
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        tabIndex={-1}
        className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-line"
      >
        <span
          className="block h-full rounded-full bg-accent transition-[width] duration-250"
          style={{ width: `${percent}%` }}
        />
      </span>
    </span>
  )
}
