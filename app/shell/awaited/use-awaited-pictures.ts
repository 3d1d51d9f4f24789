import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'

/** Puts pictures that are still being drawn in their places as they come; loads nothing where there are none. */
export function useAwaitedPictures(): void {
  const { key } = useLocation()
  const { revalidate } = useRevalidator()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may wait for pictures too.
  useEffect(() => {
    if (!document.querySelector('[data-to-come]')) return
    const leaving = new AbortController()
    import('./await-pictures.ts')
      .then(({ awaitPictures }) => awaitPictures(revalidate, leaving.signal))
      .catch((error) => console.info('Pictures come with the next page', error))
    return () => leaving.abort()
  }, [key, revalidate])
}
