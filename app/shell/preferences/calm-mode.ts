import { useEffect } from 'react'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import { listenToPreferences, readPreference } from './preferences.ts'
import { usePreference } from './use-preference.ts'

/** Calm mode: whether it is on, and a function that switches it, which also says so in a toast. */
export function useCalmMode() {
  const [mode, choose] = usePreference('calmMode')
  return {
    calm: mode === 'on',
    setCalm(calm: boolean) {
      choose(calm ? 'on' : 'off')
      showToast(calm ? calmOnText : calmOffText)
    },
  }
}

export const calmOnText = 'Calm mode is on: figures are hidden.'
export const calmOffText = 'Calm mode is off: figures are shown.'

/** Keeps `data-calm` on the page's root as the visitor wants it, also if another tab switches calm mode. */
export function useCalmAttribute(): void {
  useEffect(() => {
    const update = () =>
      document.documentElement.toggleAttribute('data-calm', readPreference('calmMode') === 'on')
    update()
    return listenToPreferences(update)
  }, [])
}
