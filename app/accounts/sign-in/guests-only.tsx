import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router'
import { useSession } from '#app/shell/session.tsx'

/**
 * Sends a person who is already signed in to the home page. Once a guest has seen the screen it stays open,
 * because the form decides where to go after signing in.
 */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { user, loading } = useSession()
  const [opened, setOpened] = useState(false)
  if (!loading && !user && !opened) setOpened(true)
  if (user && !opened) return <Navigate to="/" replace />
  return children
}
