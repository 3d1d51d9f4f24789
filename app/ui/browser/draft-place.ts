import { type EntryKey, keysOf, readEntry, writeEntry } from './browser-storage.ts'
import { tryLock } from './try-lock.ts'

/** What a draft belongs to: a screen, or one item on it (`postDraft:id`). */
export type DraftKind = 'mealDraft' | `${'mealEdit' | 'postDraft'}:${string}`

/** Where a screen keeps typed text until the server has it: an entry of this tab in the browser's storage. */
export type DraftPlace = {
  /** The text that was left there; null if there is none. */
  read(): string | null
  /** Keeps a text; null removes it. Returns false if the browser refuses. */
  keep(text: string | null): boolean
  /** True if another tab has the same screen open with a draft of its own. */
  openElsewhere: boolean
  /** Allows another tab to take the draft over. */
  release(): void
}

/**
 * Claims the place of this tab for a kind of draft. Takes over a draft whose tab was closed, but leaves one that
 * is open in another tab alone, so that tabs do not overwrite each other.
 */
export async function claimDraftPlace(kind: DraftKind): Promise<DraftPlace> {
  const { key, release } = await claimOwn(kind)
  // Older versions used the bare kind as the key.
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

/**
 * A reloaded page may have to wait until the page before it has released the lock. A duplicated tab has the id
 * of the original and gets a new one.
 */
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
