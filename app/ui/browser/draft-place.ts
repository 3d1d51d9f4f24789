import { type EntryKey, keysOf, readEntry, writeEntry } from './browser-storage.ts'

/** What a draft is of: a screen, or one thing on it (`postDraft:id`). */
export type DraftKind = 'mealDraft' | `${'mealEdit' | 'postDraft'}:${string}`

/** Where a screen keeps what is typed until the server has it: a place of its tab in the browser's storage. */
export type DraftPlace = {
  /** What was left there; null when nothing was. */
  read(): string | null
  /** Keeps a text there; null removes it. False when the browser refuses. */
  keep(text: string | null): boolean
  /** True when another tab has the same screen open with a draft of its own. */
  openElsewhere: boolean
  /** Lets another tab go on with what is there. */
  release(): void
}

/**
 * The place of this tab for a kind of draft. A draft whose tab was closed is taken over; one that is open
 * in another tab is left alone, so that tabs do not overwrite each other.
 */
export async function claimDraftPlace(kind: DraftKind): Promise<DraftPlace> {
  const { key, release } = await claimOwn(kind)
  // A bare kind is what older versions wrote.
  const others = keysOf(kind).filter((other) => other !== key)
  let openElsewhere = false
  for (const other of others) {
    const letGo = await tryLock(other)
    if (!letGo) openElsewhere = true
    else if (readEntry(key) === null && writeEntry(key, readEntry(other))) writeEntry(other, null)
    letGo?.()
  }
  return {
    read: () => readEntry(key),
    keep: (text) => writeEntry(key, text),
    openElsewhere,
    release,
  }
}

const keyOf = (kind: DraftKind, tab: string): EntryKey => `${kind}@${tab}`

/** A reloaded page may have to wait for the one before it; a duplicated tab has its twin's id and gets its own. */
async function claimOwn(kind: DraftKind) {
  const key = keyOf(kind, tabId())
  const release = await tryLock(key, 800)
  if (release) return { key, release }
  const fresh = keyOf(kind, newTabId())
  return { key: fresh, release: (await tryLock(fresh)) ?? (() => {}) }
}

const tabKey = 'draftTab'

const tabId = () => readEntry(tabKey) ?? newTabId()

function newTabId(): string {
  const id = Math.random().toString(36).slice(2, 10)
  writeEntry(tabKey, id)
  return id
}

/**
 * Locks a draft for this page, as long as it lives or until the answer is called; null when another page
 * has it. Browsers lock on secure origins only, and not in every frame: elsewhere every draft counts as free.
 */
async function tryLock(name: string, patience = 0): Promise<(() => void) | null> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  if (!locks) return () => {}
  const options = patience ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true }
  return await new Promise((resolve) => {
    const held = locks.request(name, options, (lock) => {
      if (!lock) return resolve(null)
      return new Promise<void>((release) => resolve(release))
    })
    held.catch((error) => {
      if (error instanceof DOMException && error.name === 'TimeoutError') return resolve(null)
      console.warn('The browser does not let us lock drafts', error)
      resolve(() => {})
    })
  })
}
