import type { ReactNode } from 'react'

type Props = { title: string; children: ReactNode }

/** The title of a managing screen, with its buttons beside it. */
export const ScreenHead = ({ title, children }: Props) => (
  <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
    <h1 className="text-2xl">{title}</h1>
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow max-sm:*:px-3">{children}</div>
  </div>
)

/** The three counts at the top of a managing screen. */
export const StatRow = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-2 gap-3 max-sm:*:last:col-span-2 sm:grid-cols-3">{children}</dl>
)
