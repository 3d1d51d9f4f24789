/**
 * The names of all entries that the site keeps in a browser, and the storage that each is in. No other code
 * writes to either storage, and the cookie policy explains every entry, and the database of drafts.
 */
export const storedEntries = {
  cookieConsent: 'localStorage',
  contactDraft: 'localStorage',
  energyReference: 'localStorage',
  myDay: 'localStorage',
  figuresPer: 'localStorage',
  energyUnit: 'localStorage',
  saltUnit: 'localStorage',
  calmMode: 'localStorage',
  savedPosts: 'localStorage',
  token: 'localStorage',
  mealDraft: 'localStorage',
  mealEdit: 'localStorage',
  postDraft: 'localStorage',
  focusMode: 'localStorage',
  listKey: 'localStorage',
  openScreen: 'localStorage',
  selectedMealType: 'sessionStorage',
  guessRound: 'sessionStorage',
  draftTab: 'sessionStorage',
} as const

export type EntryName = keyof typeof storedEntries

export const entryNames = Object.keys(storedEntries) as EntryName[]

/** The key of an entry. Some entries exist once for each item (`postDraft:id`) or each tab (`mealDraft@tab`). */
export type EntryKey = EntryName | `${EntryName}${':' | '@'}${string}`

/** The stored text; null if there is none, if the browser forbids storage, and on the server. */
export function readEntry(key: EntryKey): string | null {
  try {
    return typeof window === 'undefined' ? null : window[areaOf(key)].getItem(key)
  } catch {
    // The person is told when something cannot be stored, not here.
    return null
  }
}

/** Stores a text; null removes the entry. Returns false if the browser refuses. */
export function writeEntry(key: EntryKey, text: string | null): boolean {
  if (typeof window === 'undefined') return false
  try {
    const storage = window[areaOf(key)]
    if (text === null) storage.removeItem(key)
    else storage.setItem(key, text)
    return true
  } catch (error) {
    console.warn('The browser does not let us use its storage', error)
    return false
  }
}

/** The stored keys of an entry, or of one item: the bare key, and those of items and tabs. */
export function keysOf(entry: EntryKey): EntryKey[] {
  try {
    const storage = window[areaOf(entry)]
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    return keys.filter(
      (key): key is EntryKey =>
        key === entry || key.startsWith(`${entry}:`) || key.startsWith(`${entry}@`),
    )
  } catch {
    return []
  }
}

/**
 * Removes what the storage has of the person who used this browser; for the drafts in the database there is
 * `forgetDrafts`. The answer to the cookie banner stays.
 */
export function forgetPerson(): void {
  for (const name of entryNames) {
    if (name === 'cookieConsent') continue
    for (const key of keysOf(name)) writeEntry(key, null)
  }
}

const isEntryName = (name: string): name is EntryName => Object.hasOwn(storedEntries, name)

function areaOf(key: EntryKey) {
  const name = key.split(/[:@]/, 1)[0] ?? ''
  if (!isEntryName(name)) throw new Error(`${key} is not among the entries that the policy names`)
  return storedEntries[name]
}
