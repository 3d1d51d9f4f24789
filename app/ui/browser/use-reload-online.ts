import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the data of the page again once the browser is online. Returns the revalidator, which can do so at once. */
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
