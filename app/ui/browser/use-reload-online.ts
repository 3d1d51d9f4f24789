import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Asks for the page's data again once there is a connection; gives what does so at once. */
export function useReloadOnline(): ReturnType<typeof useRevalidator> {
  const revalidator = useRevalidator()
  const { revalidate } = revalidator
  useEffect(() => {
    const askAgain = () => void revalidate()
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [revalidate])
  return revalidator
}
