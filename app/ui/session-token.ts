const key = 'token'

/** Stands in where the browser forbids storage: the session then lasts as long as the page. */
let unstored: string | null = null

/** The stored token; null without one, and on the server. */
export function storedToken(): string | null {
  return inStorage((storage) => storage.getItem(key)) ?? unstored
}

export function storeToken(token: string): void {
  const stored = inStorage((storage) => {
    storage.setItem(key, token)
    return true
  })
  unstored = stored ? null : token
}

export function removeToken(): void {
  unstored = null
  inStorage((storage) => storage.removeItem(key))
}

/** Calls `listener` when another tab stores or removes the token. Returns what ends that. */
export function onTokenChangedElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key === key || event.key === null) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  if (typeof window === 'undefined') return undefined
  try {
    return work(window.localStorage)
  } catch (error) {
    console.warn('The browser does not let us use its storage', error)
    return undefined
  }
}
