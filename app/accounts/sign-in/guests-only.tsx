import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router'
import { useSession } from '#app/shell/session.tsx'

/**
 * Sends who is signed in already to the home page. Once the screen was shown to a guest it stays open:
 * where to go after signing in is the form's to say.
 */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { user, loading } = useSession()
  const [opened, setOpened] = useState(false)
  if (!loading && !user && !opened) setOpened(true)
  if (user && !opened) return <Navigate to="/" replace />
  return children
}
