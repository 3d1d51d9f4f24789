import { type EntryKey, keysOf, readEntry, writeEntry } from './browser-storage.ts'
import {
  type DraftDatabase,
  type JournaledDraft,
  openDraftDatabase,
  removeDraft,
} from './draft-database.ts'
import { tryLock } from './try-lock.ts'

/** What a draft belongs to: a screen, or one item on it (`postDraft:id`). */
export type DraftKind = 'mealDraft' | `${'mealEdit' | 'postDraft'}:${string}`

/** Where a screen keeps typed text until the server has it: an entry of this tab in the browser's storage. */
export type DraftPlace = {
  /** The text that was left there; null if there is none. */
  read(): string | null
  /** Keeps a text; null removes it. Returns false if the browser refuses. */
  keep(text: string | null): boolean
  /**
   * Notes the newest change at once, where it survives the end of the whole browser; `text` is what it changes, if
   * that is another one than before. A draft that is removed takes its change along.
   */
  note(change: string, text?: string): void
  /** What was noted when the place was claimed; null for nothing. */
  noted: JournaledDraft | null
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
  const database = isNoted(kind) ? await openDraftDatabase() : null
  const drafts: Map<string, JournaledDraft> = (await database?.read(kind)) ?? new Map()
  // Older versions used the bare kind as the key.
  const others = new Set([...keysOf(kind), ...keysIn(drafts)])
  others.delete(key)
  let openElsewhere = false
  for (const other of others) {
    const letGo = await tryLock(other)
    if (!letGo) openElsewhere = true
    else if (readEntry(key) === null && !drafts.has(key)) takeOver(other)
    letGo?.()
  }
  function takeOver(other: EntryKey): void {
    if (!writeEntry(key, readEntry(other))) return
    const draft = drafts.get(other)
    if (draft) {
      drafts.set(key, draft)
      database?.note(key, draft.change, draft.text)
      database?.remove(other)
    }
    writeEntry(other, null)
  }
  return {
    ...placeAt(key, database, isNoted(kind)),
    noted: drafts.get(key) ?? null,
    openElsewhere,
    release,
  }
}

/** The place of each key that was claimed last: a screen that was left before removes no notes of the one after it. */
const claimed = new Map<EntryKey, object>()

function placeAt(key: EntryKey, database: DraftDatabase | null, isNoted: boolean) {
  const place = {
    read: () => readEntry(key),
    keep(text: string | null) {
      const removes = text === null && claimed.get(key) === place
      if (removes && database) database.remove(key)
      // A database that was opened too late for this screen may have notes of an earlier one.
      else if (removes && isNoted) void removeDraft(key)
      return writeEntry(key, text)
    },
    note(change: string, text?: string) {
      if (claimed.get(key) === place) database?.note(key, change, text)
    },
  }
  claimed.set(key, place)
  return place
}

/** Whether each change is noted: a post is too long to be kept as a whole with every key. */
const isNoted = (kind: DraftKind) => kind.startsWith('postDraft:')

const keysIn = (drafts: Map<string, JournaledDraft>) =>
  [...drafts.keys()].filter((key): key is `postDraft:${string}` => key.startsWith('postDraft:'))

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
