import { type ReactNode, useId } from 'react'

type Props = { title: string; intro?: ReactNode; children: ReactNode }

/** A section of the settings with its own heading. */
export function SettingsSection({ title, intro, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5 sm:p-7">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {intro && <p className="mt-1 text-muted text-sm">{intro}</p>}
      <div className="mt-5 grid gap-6">{children}</div>
    </section>
  )
}
