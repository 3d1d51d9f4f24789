/** What the browser's database has of a draft: a text, and the newest change to it. */
export type JournaledDraft = { text: string; change: string }

/**
 * A database of the browser in which each change of a draft is noted at once. Unlike local storage, which the browser
 * writes to the disk seconds later, it has everything even if the whole browser is killed.
 */
export type DraftDatabase = {
  /** The drafts of all tabs for a kind, by their keys. */
  read(kind: string): Promise<Map<string, JournaledDraft>>
  /** Notes the newest change, and the text to which it is one, unless that is noted already. */
  note(key: string, change: string, text?: string): void
  remove(key: string): void
}

const stores = ['texts', 'changes']

/** A text or a change as it is stored; a change belongs to the text with the same id. */
type Stored = { id: string; text: string }

/** Opens the database; null if the browser has none, or does not open it in time. */
export async function openDraftDatabase(): Promise<DraftDatabase | null> {
  if (typeof indexedDB === 'undefined') return null
  const database = await inTime<IDBDatabase | null>(connect(), null)
  return database && databaseOf(database)
}

/** What the browser answers within a second, or else `fallback`: without its database one can write, too. */
async function inTime<T>(answer: Promise<T>, fallback: T): Promise<T> {
  const late = new Promise<T>((resolve) => setTimeout(resolve, 1000, fallback))
  try {
    return await Promise.race([answer, late])
  } catch (error) {
    console.warn('The browser does not let us use its database', error)
    return fallback
  }
}

/** Removes all drafts, because the account of the person who wrote them is deleted. */
export async function forgetDrafts(): Promise<void> {
  if (typeof indexedDB === 'undefined') return
  try {
    const database = await connect()
    const transaction = database.transaction(stores, 'readwrite')
    for (const store of stores) transaction.objectStore(store).clear()
    await ended(transaction)
  } catch (error) {
    console.warn('The drafts in the browser’s database could not be removed', error)
  }
}

/** Removes a draft, however long the browser takes to open its database. */
export async function removeDraft(key: string): Promise<void> {
  if (typeof indexedDB === 'undefined') return
  try {
    databaseOf(await connect()).remove(key)
  } catch (error) {
    warn(error)
  }
}

/** The one connection of the page, which all its screens use; null until the first of them. */
let connection: Promise<IDBDatabase> | null = null

async function connect(): Promise<IDBDatabase> {
  connection ??= openConnection()
  try {
    return await connection
  } catch (error) {
    connection = null
    throw error
  }
}

async function openConnection(): Promise<IDBDatabase> {
  const request = indexedDB.open('drafts', 1)
  request.onupgradeneeded = () => {
    for (const store of stores) request.result.createObjectStore(store)
  }
  const database = await resultOf(request)
  const forget = () => {
    connection = null
  }
  // Somebody else removes the database or makes a newer one of it, which waits until this connection is closed.
  database.onversionchange = () => {
    database.close()
    forget()
  }
  database.onclose = forget
  return database
}

function databaseOf(database: IDBDatabase): DraftDatabase {
  const change = (names: string[], run: (transaction: IDBTransaction) => void) => {
    try {
      const transaction = database.transaction(names, 'readwrite', { durability: 'relaxed' })
      run(transaction)
      // Without waiting for the answers, so that the change is on its way if the page ends now.
      transaction.commit()
      ended(transaction).catch(warn)
    } catch (error) {
      warn(error)
    }
  }
  /** The id of the text that was noted last for each key. */
  const ids = new Map<string, string>()
  return {
    read: (kind) => inTime(readDrafts(database, kind), new Map()),
    note(key, newest, text) {
      const id = (text === undefined && ids.get(key)) || Math.random().toString(36).slice(2)
      ids.set(key, id)
      change(text === undefined ? ['changes'] : stores, (transaction) => {
        if (text !== undefined) transaction.objectStore('texts').put({ id, text }, key)
        transaction.objectStore('changes').put({ id, text: newest }, key)
      })
    },
    remove: (key) =>
      change(stores, (transaction) => {
        for (const store of stores) transaction.objectStore(store).delete(key)
      }),
  }
}

async function readDrafts(database: IDBDatabase, kind: string) {
  const transaction = database.transaction(stores, 'readonly')
  const range = IDBKeyRange.bound(`${kind}@`, `${kind}@\uffff`)
  const [texts, changes] = stores.map((name) => {
    const store = transaction.objectStore(name)
    return Promise.all([resultOf(store.getAllKeys(range)), resultOf(store.getAll(range))])
  })
  const found = new Map<string, JournaledDraft>()
  const [textKeys = [], textValues = []] = (await texts) ?? []
  const [changeKeys = [], changeValues = []] = (await changes) ?? []
  for (const [index, key] of textKeys.entries()) {
    const text: Stored = textValues[index]
    const change: Stored | undefined = changeValues[changeKeys.indexOf(key)]
    // A change of a text that could not be stored says nothing about the one before.
    const isOfText = change !== undefined && change.id === text.id
    found.set(String(key), { text: text.text, change: isOfText ? change.text : '' })
  }
  return found
}

const warn = (error: unknown) => console.warn('A draft could not be noted in the database', error)

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const ended = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
