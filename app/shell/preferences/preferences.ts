import { type EntryName, readEntry, writeEntry } from '#app/ui/browser/browser-storage.ts'

/** What visitors may choose about how figures are shown. The first value of each is the default. */
export const preferences = {
  figuresPer: ['serving', '100g'],
  energyUnit: ['kcal', 'kJ'],
  saltUnit: ['sodium', 'salt'],
  calmMode: ['off', 'on'],
} as const satisfies Partial<Record<EntryName, readonly [string, string]>>

export type PreferenceName = keyof typeof preferences

/** The values of a preference. */
export type Preference<Name extends PreferenceName> = (typeof preferences)[Name][number]

/** Choices that the browser refused to store; they last as long as the page. */
const unstored = new Map<PreferenceName, string>()

const listeners = new Set<() => void>()

/** The value that the server renders for everyone. */
export function defaultPreference<Name extends PreferenceName>(name: Name): Preference<Name> {
  return preferences[name][0]
}

/** The visitor's choice; the default if there is none, or if what is stored is not valid. */
export function readPreference<Name extends PreferenceName>(name: Name): Preference<Name> {
  const values: readonly Preference<Name>[] = preferences[name]
  const stored = unstored.get(name) ?? readEntry(name)
  return values.find((value) => value === stored) ?? defaultPreference(name)
}

/** Stores a choice, and shows it everywhere. The default is not stored, it removes the entry. */
export function writePreference<Name extends PreferenceName>(
  name: Name,
  value: Preference<Name>,
): void {
  const stored = writeEntry(name, value === defaultPreference(name) ? null : value)
  if (stored) unstored.delete(name)
  else unstored.set(name, value)
  notifyPreferences()
}

/** Calls the listener when a preference changes, in this tab or in another one. Returns a function that ends it. */
export function listenToPreferences(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Makes everything that shows a preference read it again, after the entries were changed from elsewhere. */
export function notifyPreferences(): void {
  for (const listener of listeners) listener()
}
