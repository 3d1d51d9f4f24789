import type { Kysely } from 'kysely'
import type { App } from '#platform/app.ts'
import type { Tables } from '#platform/database/tables.ts'
import { contentVersion } from '#platform/database/versions/content-version.ts'
import type { Publication } from '../publication.ts'
import { publishedTexts, type TextRow } from './vocabulary.db.server.ts'

/** The words of everything published, with the number of rows that have them. */
export type Vocabulary = ReadonlyMap<string, number>

type Kept = { version: number; state: Promise<State>; ready?: Vocabulary }

type State = {
  words: Map<string, number>
  /** Rows changed from this time on are read again. */
  since: string
  /** The rows that were counted with changes from that time on, by id, with the time of the change. */
  counted: Map<string, string>
  builtAt: number
}

/** Rows read at once: few enough that other work waits a few milliseconds. */
const batch = 2000

/** If more rows changed, all are read. */
const mostChanged = 5000

/** Changes are looked for from this long (ms) before the last one, as a transaction may take some time. */
const overlap = 60_000

/** How long (ms) words stay that no row has any more; corrections are checked, so they cannot be seen. */
const lifetime = 15 * 60_000

/** More words than this are not kept; those of the oldest rows come first. */
const mostWords = 200_000

/** The vocabularies, by database and table. */
const vocabularies = new WeakMap<Kysely<Tables>, Map<string, Kept>>()

/**
 * The words of all published meals or posts. They are read once, and after each change of the public content
 * only from the rows that changed.
 */
export async function vocabularyOf(app: App, publication: Publication): Promise<Vocabulary> {
  const { state } = await currentWords(app, publication)
  return (await state).words
}

/** The words if they are there, else undefined; then they are read for the next search. */
export async function readyVocabulary(
  app: App,
  publication: Publication,
): Promise<Vocabulary | undefined> {
  return (await currentWords(app, publication)).ready
}

async function currentWords(app: App, publication: Publication): Promise<Kept> {
  const all = vocabularies.get(app.reads) ?? new Map<string, Kept>()
  vocabularies.set(app.reads, all)
  // The version is read first, so the words may be newer than their version, but never older.
  const version = await contentVersion(app.db)
  const known = all.get(publication.table)
  if (known?.version === version) return known
  const state = known
    ? known.state.then((before) => refresh(app, publication, before))
    : build(app, publication)
  const kept: Kept = { version, state }
  all.set(publication.table, kept)
  state.then(
    ({ words }) => {
      kept.ready = words
    },
    (err) => {
      app.log.warn({ err }, 'the words of searches could not be read')
      all.delete(publication.table)
    },
  )
  return kept
}

async function build(app: App, publication: Publication): Promise<State> {
  const builtAt = app.clock.now().getTime()
  const state: State = { words: new Map(), since: '', counted: new Map(), builtAt }
  let last = ''
  for (let after = ''; ; ) {
    const rows = await publishedTexts(app.reads, publication, { after, limit: batch })
    for (const { search_text, updated_at } of rows) {
      addWords(state.words, search_text)
      if (updated_at > last) last = updated_at
    }
    after = rows.at(-1)?.id ?? ''
    if (rows.length < batch) break
  }
  return { ...state, since: last && before(last) }
}

async function refresh(app: App, publication: Publication, state: State): Promise<State> {
  if (app.clock.now().getTime() - state.builtAt > lifetime) return await build(app, publication)
  const range = { since: state.since || undefined, limit: mostChanged + 1 }
  const rows = await publishedTexts(app.reads, publication, range)
  if (rows.length > mostChanged) return await build(app, publication)
  const counted = new Map<string, string>()
  let last = state.since
  for (const row of rows) {
    if (state.counted.get(row.id) !== row.updated_at) addWords(state.words, row.search_text)
    counted.set(row.id, row.updated_at)
    if (before(row.updated_at) > last) last = before(row.updated_at)
  }
  return { ...state, since: last, counted }
}

const before = (time: string) => new Date(Date.parse(time) - overlap).toISOString()

function addWords(words: Map<string, number>, text: TextRow['search_text']) {
  for (const word of new Set(wordsOf(text))) {
    const count = words.get(word)
    if (count !== undefined || words.size < mostWords) words.set(word, (count ?? 0) + 1)
  }
}

/** The words of a `searchText` that are part of a vocabulary. */
export const wordsOf = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /^\p{L}{3,24}$/u.test(word))
