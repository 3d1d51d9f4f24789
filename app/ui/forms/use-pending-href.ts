import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** For timers: the path and query that are being opened, or null if none are. */
export function usePendingHref(): RefObject<string | null> {
  const { location } = useNavigation()
  const pending = useRef<string | null>(null)
  useLayoutEffect(() => {
    pending.current = location ? location.pathname + location.search : null
  }, [location])
  return pending
}
