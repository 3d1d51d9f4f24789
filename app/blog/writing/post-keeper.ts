import type { Post } from '../post.ts'
import { createKeptState, type KeeperState, type KeptState } from './keeper-state.ts'
import { fieldsOf, type PostFields, slugFor } from './post-fields.ts'
import { createSaveTimer, type SaveTimer, type Timer } from './save-timer.ts'
import { type Outcome, type PostServer, sendPost } from './send-post.ts'

type Options = PostServer & {
  base: Post | null
  /** The newest fields, at any time. */
  read: () => PostFields
  onState: (state: KeeperState) => void
  timer: Timer
}

/** What a keeper works with. */
type Work = {
  options: Options
  kept: KeptState
  timer: SaveTimer
  inFlight: Promise<boolean> | null
  /** False while saving by itself makes no sense: after a refusal. */
  willing: boolean
  /** Somebody closed the sign-in: nothing is sent by itself until they are signed in. */
  signedOut: boolean
  /** The next save is no mere going on: the server keeps what it has as a revision. */
  newVersion: boolean
  ended: boolean
}

export type PostKeeper = ReturnType<typeof createPostKeeper>

/**
 * Keeps a post on the server: drafts by themselves, some seconds after a change; published posts only when
 * told to. One save is on its way at a time, the next one takes what is newest then, and no answer is
 * ever written over what was typed.
 */
export function createPostKeeper(options: Options) {
  const onState = (state: KeeperState) => {
    if (!work.ended) options.onState(state)
  }
  const work: Work = {
    options,
    kept: createKeptState({ ...options, onState }),
    timer: createSaveTimer(options.timer, () => void autosave(work)),
    ...{ inFlight: null, willing: true, signedOut: false, newVersion: false, ended: false },
  }
  return {
    get state() {
      return work.kept.now
    },
    changed: () => noteChange(work),
    settle: () => settle(work),
    isDirty: () => work.kept.isDirty({ published: true }),
    save: () => saveAll(work),
    rebase: (post: Post) => rebase(work, post),
    /** Another version was opened: what the server has stays as a revision of its own. */
    startVersion() {
      work.newVersion = true
    },
    retry: () => retry(work),
    end() {
      work.ended = true
      work.timer.stop()
    },
    resume() {
      work.ended = false
    },
  }
}

const goneText = 'This post was deleted elsewhere. Save Changes stores it as a new one.'

function noteChange(work: Work): void {
  const { kept, timer } = work
  work.willing = true
  timer.noteChange()
  const { phase, gone, theirs } = kept.now
  const failure = gone ? goneText : null
  if (phase !== 'saving' && (phase !== 'unsaved' || kept.now.failure !== failure)) {
    kept.tell({ phase: 'unsaved', failure })
  }
  if (!kept.isPublished() && !theirs) timer.afterPause()
}

/** Looks whether anything is left to save, as after an undo. */
function settle({ kept, inFlight }: Work): boolean {
  const dirty = kept.isDirty({ published: true })
  if (!dirty && !inFlight && !kept.now.theirs) {
    kept.tell({ phase: kept.now.base ? 'saved' : 'new', failure: null })
  }
  return dirty
}

async function autosave(work: Work): Promise<void> {
  const { kept, options } = work
  const { base, theirs, gone } = kept.now
  const able = work.willing && !work.signedOut && !work.ended && !work.inFlight
  if (!able || theirs || gone || kept.isPublished()) return
  const fields = options.read()
  if (!kept.isDirty({ published: false })) return void settle(work)
  // A draft needs a title; until then the device keeps it.
  if (fields.title.trim() === '') return
  await start(work, fields, base ? { autosave: !work.newVersion } : { isPublished: false })
}

/** Saves everything now, the published flag too. True when the server has it. */
async function saveAll(work: Work): Promise<boolean> {
  while (work.inFlight) await work.inFlight
  const { base, theirs } = work.kept.now
  if (theirs) return false
  const fields = work.options.read()
  const slug = base ? slugFor(base, fields.title) : undefined
  return await start(work, fields, { isPublished: fields.published, ...(slug ? { slug } : {}) })
}

/** Sends these fields when nothing else is on its way. True when the server has them. */
async function start(work: Work, fields: PostFields, extra: object): Promise<boolean> {
  const { kept, timer, newVersion } = work
  timer.noteSave()
  kept.tell({ phase: 'saving', failure: null })
  work.newVersion = false
  work.inFlight = send(work, fields, extra)
  const saved = await work.inFlight
  work.inFlight = null
  if (!saved && newVersion) work.newVersion = true
  if (kept.now.phase === 'saving') kept.tell({ phase: 'unsaved' })
  if (saved && settle(work) && !work.ended) noteChange(work)
  return saved
}

async function send(work: Work, fields: PostFields, extra: object): Promise<boolean> {
  const { kept, timer, options } = work
  const outcome = await sendPost(options, { base: kept.now.base, fields, extra })
  if (outcome.kind !== 'saved') {
    noteFailure(work, outcome)
    return false
  }
  const { post, refusedTitle } = outcome
  timer.noteSaved()
  work.signedOut = false
  kept.compareWith({ ...fields, published: post.published })
  kept.tell({ base: post, failure: refusedTitle ?? null, gone: false })
  if (!refusedTitle) return true
  // Only what was typed since is worth another call; the title waits for its next change.
  work.willing = kept.isDirty({ published: false })
  kept.compareWith({ ...fields, title: post.title, published: post.published })
  return false
}

function noteFailure(work: Work, outcome: Exclude<Outcome, { kind: 'saved' }>): void {
  const { kept, timer } = work
  if (outcome.kind === 'overtaken') {
    kept.tell({ phase: 'unsaved', theirs: outcome.theirs })
  } else if (outcome.kind === 'gone') {
    kept.compareWith(null)
    kept.tell({ phase: 'unsaved', failure: goneText, base: null, gone: true })
  } else {
    work.signedOut = outcome.signedOut
    work.willing = !outcome.lasting
    kept.tell({ phase: 'unsaved', failure: outcome.failure })
    if (work.willing && !kept.isPublished()) timer.afterFailure()
  }
}

/** From now on changes are made to this version of the post, which stays as a revision. */
function rebase(work: Work, post: Post): void {
  work.kept.compareWith(fieldsOf(post))
  work.willing = true
  work.newVersion = true
  work.kept.tell({ base: post, theirs: null, failure: null, phase: 'unsaved' })
}

/** Tries again now what had failed, as when the network is back or somebody signed in. */
function retry(work: Work): void {
  work.signedOut = false
  work.willing = true
  if (work.kept.now.phase === 'unsaved' && !work.kept.isPublished()) work.timer.atOnce()
}
