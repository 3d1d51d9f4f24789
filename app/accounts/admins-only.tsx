import type { ReactNode } from 'react'
import { useSession } from '#app/shell/session.tsx'
import { isAdmin } from '#platform/api/caller.ts'

type Props = {
  /** What anybody else sees. */
  refusal: ReactNode
  children: ReactNode
}

/**
 * Shows a screen to Admins. Someone whose session has expired is nobody for a while: what they typed
 * stays under the dialog.
 */
export function AdminsOnly({ refusal, children }: Props) {
  const { user } = useSession()
  return user === null || isAdmin(user) ? children : refusal
}
