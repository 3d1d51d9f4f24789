import type { ReactNode } from 'react'
import { GuestsOnly } from '../sign-in/guests-only.tsx'

type Props = {
  title: string
  /** A link to the other form. */
  aside: ReactNode
  children: ReactNode
}

/** The layout of the screens to register and to sign in. */
export function AccountPage({ title, aside, children }: Props) {
  return (
    <GuestsOnly>
      <div className="page-width py-10 sm:py-16">
        <div className="mx-auto max-w-md rounded-card border border-line bg-surface p-6 sm:p-8">
          <h1 className="mb-6 text-xl">{title}</h1>
          {children}
          <p className="mt-6 text-muted">{aside}</p>
          <noscript>
            <p className="mt-4 text-danger">Signing in needs JavaScript, which is off.</p>
          </noscript>
        </div>
      </div>
    </GuestsOnly>
  )
}
