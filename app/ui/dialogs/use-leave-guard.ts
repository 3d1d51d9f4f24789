import { useEffect, useEffectEvent } from 'react'
import { type Blocker, useBlocker, useLocation } from 'react-router'

type Guard = {
  /** Asked whenever the screen is about to be left for another one of the site. */
  blocks: () => boolean
  /** Asked when the tab is closed or reloaded; the browser itself asks the person then. */
  blocksUnload: () => boolean
}

/** Holds people back from leaving a screen while something would be lost. */
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
  // A screen that was left is there until the next one shows; it does not hold back who returns meanwhile.
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname === own && nextLocation.pathname !== own && blocks(),
  )
}
