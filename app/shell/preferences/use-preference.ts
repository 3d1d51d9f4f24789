import { useCallback, useSyncExternalStore } from 'react'
import {
  defaultPreference,
  listenToPreferences,
  type Preference,
  type PreferenceName,
  readPreference,
  writePreference,
} from './preferences.ts'

/**
 * A visitor's preference and a function to change it. The server and the first rendering in the browser use the
 * default, so that the page is the same for everyone; the visitor's own choice follows right after.
 */
export function usePreference<Name extends PreferenceName>(
  name: Name,
): [Preference<Name>, (value: Preference<Name>) => void] {
  const value = useSyncExternalStore(
    listenToPreferences,
    () => readPreference(name),
    () => defaultPreference(name),
  )
  const choose = useCallback((value: Preference<Name>) => writePreference(name, value), [name])
  return [value, choose]
}
