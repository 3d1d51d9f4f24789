import { readEntry, writeEntry } from './browser-storage.ts'

const key = 'token'

/** Used if the browser forbids storage; the session then lasts as long as the page. */
let unstored: string | null = null

/** The stored token; null if there is none, and on the server. */
export const storedToken = (): string | null => readEntry(key) ?? unstored

export function storeToken(token: string): void {
  unstored = writeEntry(key, token) ? null : token
}

export function removeToken(): void {
  unstored = null
  writeEntry(key, null)
}

/** Calls `listener` when another tab stores or removes the token. Returns a function that stops it. */
export function onTokenChangedElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key === key || event.key === null) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
