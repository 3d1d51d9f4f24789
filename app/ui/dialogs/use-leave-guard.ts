import { useEffect, useEffectEvent } from 'react'
import { type Blocker, useBlocker, useLocation } from 'react-router'

type Guard = {
  /** Called when the person is about to open another page of the site. */
  blocks: () => boolean
  /** Called when the tab is closed or reloaded; the browser then asks the person itself. */
  blocksUnload: () => boolean
}

/** Asks before the person leaves a screen with unsaved work. */
export function useLeaveGuard({ blocks, blocksUnload }: Guard): Blocker {
  const own = useLocation().pathname
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (blocksUnload()) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => warn(event)
    window.addEventListener('beforeunload', listener)
    return () => window.removeEventListener('beforeunload', listener)
  }, [])
  // A screen stays mounted until the next one shows. It must not block a person who returns meanwhile.
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname === own && nextLocation.pathname !== own && blocks(),
  )
}
