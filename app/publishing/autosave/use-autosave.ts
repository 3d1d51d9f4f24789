import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '#app/shell/session.tsx'
import { type AutosaveOptions, createAutosave } from './controller.ts'
import type { State, Stored } from './states.ts'

type Options<Fields, Base> = Omit<AutosaveOptions<Fields, Base>, 'start'> & {
  start: () => State<Fields, Base>
}

/** Runs the autosave controller for as long as the screen is open. */
export function useAutosave<Fields, Base extends Stored>(options: Options<Fields, Base>) {
  const { isAuthenticated } = useSession()
  const [start] = useState(options.start)
  const [state, setState] = useState(start)
  const [autosave] = useState(() =>
    createAutosave<Fields, Base>({
      ...options,
      start,
      onState: setState,
      clock: {
        set: (run, delay) => window.setTimeout(run, delay),
        clear: (timer) => window.clearTimeout(Number(timer)),
        now: () => Date.now(),
      },
    }),
  )
  const onSignedIn = useEffectEvent(() => autosave.reachable())
  useEffect(() => {
    autosave.open()
    document.addEventListener('visibilitychange', autosave.hidden)
    window.addEventListener('pagehide', autosave.hidden)
    window.addEventListener('online', autosave.reachable)
    return () => {
      document.removeEventListener('visibilitychange', autosave.hidden)
      window.removeEventListener('pagehide', autosave.hidden)
      window.removeEventListener('online', autosave.reachable)
      autosave.close()
    }
  }, [autosave])
  useEffect(() => {
    if (isAuthenticated) onSignedIn()
  }, [isAuthenticated])
  return { autosave, state }
}
