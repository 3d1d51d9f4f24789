import { readEntry, writeEntry } from '#app/ui/browser/browser-storage.ts'
import {
  type DayEntry,
  longestTitle,
  mostEntries,
  type NewEntry,
  readStored,
  storedText,
  withoutPast,
} from './day-entry.ts'
import { dayAt } from './local-date.ts'

/** The key in the local storage, and the name of the event after a change in this tab. */
const storageKey = 'myDay'

/** What became of a change. `full` means that there are too many entries, `refused` that the browser stores nothing. */
export type Outcome = 'stored' | 'full' | 'refused'

let known: { text: string | null; entries: DayEntry[] } = { text: null, entries: [] }

/** All entries of this browser, in the order in which they were added; the same array until they change. */
export function dayEntries(): DayEntry[] {
  const text = readEntry(storageKey)
  if (text !== known.text) known = { text, entries: readStored(text) }
  return known.entries
}

/** Calls the listener when the entries change, in this tab or in another one. Returns a function that ends it. */
export function listenToEntries(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  window.addEventListener(storageKey, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(storageKey, listener)
  }
}

/** Adds an entry to the visitor's present day. */
export function addToToday(entry: NewEntry): Outcome {
  const now = new Date()
  const id = `${now.getTime().toString(36)}-${Math.random().toString(36).slice(2, 10)}`
  const title = entry.title.trim().slice(0, longestTitle) || 'A plate'
  return restoreEntries([{ ...entry, title, id, day: dayAt(now) }])
}

/** Puts entries back that were removed, or adds new ones. Entries that are there already stay as they are. */
export const restoreEntries = (added: DayEntry[]): Outcome =>
  change((entries) => {
    const ids = new Set(entries.map(({ id }) => id))
    return [...entries, ...added.filter(({ id }) => !ids.has(id))].sort(byTime)
  })

/** Sets the number of servings of an entry, unless it was removed meanwhile. */
export const setPortion = (id: string, portion: number): Outcome =>
  change((entries) => entries.map((entry) => (entry.id === id ? { ...entry, portion } : entry)))

/** Removes the entries with these ids. */
export const removeEntries = (ids: string[]): Outcome =>
  change((entries) => entries.filter(({ id }) => !ids.includes(id)))

/** Ids begin with the time at which the entry was added. */
const byTime = (one: DayEntry, other: DayEntry) =>
  one.id < other.id ? -1 : Number(one.id > other.id)

/** Starts from what is stored now, because another tab may have changed it. */
function change(edit: (entries: DayEntry[]) => DayEntry[]): Outcome {
  const before = dayEntries()
  const entries = withoutPast(edit(before), dayAt(new Date()))
  if (entries.length > mostEntries && entries.length > before.length) return 'full'
  if (!writeEntry(storageKey, entries.length > 0 ? storedText(entries) : null)) return 'refused'
  window.dispatchEvent(new Event(storageKey))
  return 'stored'
}
