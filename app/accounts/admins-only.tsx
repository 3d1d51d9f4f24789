import type { ReactNode } from 'react'
import { useSession } from '#app/shell/session.tsx'
import { isAdmin } from '#platform/api/caller.ts'

type Props = {
  /** Shown to anybody else. */
  refusal: ReactNode
  children: ReactNode
}

/**
 * Shows a screen to Admins. While a session has expired, the screen stays under the sign-in dialog, so that
 * typed text is not lost.
 */
export function AdminsOnly({ refusal, children }: Props) {
  const { user } = useSession()
  return user === null || isAdmin(user) ? children : refusal
}
