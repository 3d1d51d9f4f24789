import { useMemo } from 'react'
import { usePreference } from '#app/shell/preferences/use-preference.ts'
import type { Units } from './units.ts'

/** The units that the visitor chose; those of the server's page until the page is hydrated. */
export function useUnits(): Units {
  const [energy] = usePreference('energyUnit')
  const [salt] = usePreference('saltUnit')
  return useMemo(() => ({ energy, salt }), [energy, salt])
}
