import { readEntry, writeEntry } from '#app/ui/browser/browser-storage.ts'
import { type ContactValues, contactFields } from './contact-rules.ts'

const key = 'contactDraft'

/** The text that was typed but not sent; null if there is none, or if the browser forbids storage. */
export function readLocalDraft(): Partial<ContactValues> | null {
  try {
    const stored: unknown = JSON.parse(readEntry(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const entries = Object.entries(stored).filter(([, value]) => typeof value === 'string')
    return Object.fromEntries(entries)
  } catch (error) {
    console.warn('The local draft could not be read', error)
    return null
  }
}

/** Stores what is typed; removes the entry if all fields are empty. */
export function keepLocalDraft(values: ContactValues): void {
  const empty = contactFields.every((field) => values[field] === '')
  writeEntry(key, empty ? null : JSON.stringify(values))
}
