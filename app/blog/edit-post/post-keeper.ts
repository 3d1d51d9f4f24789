import { ApiError, messageOf } from '#app/ui/api-client.ts'
import type { Post } from '../post.ts'
import { bodyOf, fieldsOf, hasSubstance, keyOf, type PostFields, slugFor } from './post-fields.ts'

/** Times in ms. */
const quietTime = 2000
const longestWait = 15_000
const longestRetry = 30_000

/** How a failure is called of which the server said nothing. */
export const noAnswer = 'The server does not answer.'

export type KeeperState = {
  /** What the server last said it has: `new` when it has nothing yet. */
  phase: 'new' | 'saved' | 'unsaved' | 'saving'
  /** Why the last save failed. */
  failure: string | null
  /** The post as the server last gave it. */
  base: Post | null
  /** A version that somebody else saved meanwhile; a choice is needed before anything is saved. */
  theirs: Post | null
}

type Timer = {
  set(run: () => void, delay: number): unknown
  clear(timer: unknown): void
  now(): number
}

type Options = {
  base: Post | null
  /** The newest fields, at any time. */
  read: () => PostFields
  create: (body: object) => Promise<Post>
  update: (id: string, body: object) => Promise<Post>
  load: (id: string) => Promise<Post>
  onState: (state: KeeperState) => void
  timer: Timer
}

export type PostKeeper = ReturnType<typeof createPostKeeper>

/**
 * Keeps a post on the server: drafts by themselves, some seconds after a change; published posts only when
 * told to. One save is on its way at a time, the next one takes what is newest then, and no answer is
 * ever written over what was typed.
 */
export function createPostKeeper(options: Options) {
  const { read, timer } = options
  let state: KeeperState = {
    phase: options.base ? 'saved' : 'new',
    failure: null,
    base: options.base,
    theirs: null,
  }
  let savedFields = options.base && fieldsOf(options.base)
  let inFlight: Promise<boolean> | null = null
  let waiting: unknown = null
  let changedAt: number | null = null
  let failures = 0
  /** False while saving by itself makes no sense: after a refusal, or for a post that is gone. */
  let willing = true
  /** Somebody closed the sign-in: nothing is sent by itself until they are signed in. */
  let signedOut = false
  let ended = false

  function tell(changes: Partial<KeeperState>): void {
    state = { ...state, ...changes }
    if (!ended) options.onState(state)
  }

  const isPublished = () => state.base?.published === true

  function isDirty({ published }: { published: boolean }): boolean {
    const fields = read()
    if (!savedFields) return hasSubstance(fields)
    return keyOf(fields, { published }) !== keyOf(savedFields, { published })
  }

  function schedule(delay: number): void {
    timer.clear(waiting)
    waiting = timer.set(() => void autosave(), delay)
  }

  function changed(): void {
    willing = true
    failures = 0
    changedAt ??= timer.now()
    if (state.phase !== 'saving' && (state.phase !== 'unsaved' || state.failure)) {
      tell({ phase: 'unsaved', failure: null })
    }
    if (isPublished() || state.theirs) return
    schedule(Math.min(quietTime, Math.max(0, changedAt + longestWait - timer.now())))
  }

  /** Looks whether anything is left to save, as after an undo. */
  function settle(): boolean {
    const dirty = isDirty({ published: true })
    if (!dirty && !inFlight && !state.theirs) {
      tell({ phase: state.base ? 'saved' : 'new', failure: null })
    }
    return dirty
  }

  async function autosave(): Promise<void> {
    const able = willing && !signedOut && !ended && !inFlight && !state.theirs && !isPublished()
    if (!able) return
    const fields = read()
    if (!isDirty({ published: false })) return void settle()
    // A draft needs a title; until then the device keeps it.
    if (fields.title.trim() === '') return
    await start(fields, state.base ? {} : { isPublished: false })
  }

  /** Sends these fields when nothing else is on its way. True when the server has them. */
  async function start(fields: PostFields, extra: object): Promise<boolean> {
    timer.clear(waiting)
    changedAt = null
    tell({ phase: 'saving', failure: null })
    inFlight = send(fields, extra)
    const saved = await inFlight
    inFlight = null
    if (state.phase === 'saving') tell({ phase: 'unsaved' })
    if (saved && settle() && !ended) changed()
    return saved
  }

  async function send(fields: PostFields, extra: object): Promise<boolean> {
    const { base } = state
    const body = { ...bodyOf(fields), ...extra }
    try {
      const post = base
        ? await options.update(base._id, { ...body, updatedAt: base.updatedAt })
        : await options.create(body)
      failures = 0
      signedOut = false
      savedFields = { ...fields, published: post.published }
      tell({ base: post, failure: null })
      return true
    } catch (error) {
      return await recover(error, fields, extra)
    }
  }

  async function recover(error: unknown, fields: PostFields, extra: object): Promise<boolean> {
    if (error instanceof ApiError && error.status === 409 && state.base) {
      const latest = await options.load(state.base._id).catch(() => null)
      if (latest && latest.updatedAt !== state.base.updatedAt)
        return await meet(latest, fields, extra)
    }
    if (error instanceof ApiError && error.status === 404 && state.base) return lose()
    signedOut = error instanceof ApiError && error.status === 401
    const failure = signedOut ? 'You are signed out.' : messageOf(error, '')
    tell({ phase: 'unsaved', failure: failure || noAnswer })
    const lasting = error instanceof ApiError && error.status < 500 && error.status !== 429
    willing = !lasting
    if (willing && !isPublished()) {
      failures += 1
      schedule(Math.min(quietTime * 2 ** (failures - 1), longestRetry))
    }
    return false
  }

  /** Somebody else was faster: where both say the same there is nothing to ask. */
  async function meet(latest: Post, fields: PostFields, extra: object): Promise<boolean> {
    const same = { published: 'isPublished' in extra }
    if (keyOf(fieldsOf(latest), same) === keyOf(fields, same)) {
      tell({ base: latest })
      return await send(fields, extra)
    }
    tell({ phase: 'unsaved', theirs: latest })
    return false
  }

  function lose(): boolean {
    savedFields = null
    willing = false
    const failure = 'This post was deleted elsewhere. Save Changes stores it as a new one.'
    tell({ phase: 'unsaved', failure, base: null })
    return false
  }

  return {
    changed,
    settle,
    get state() {
      return state
    },
    isDirty: () => isDirty({ published: true }),
    /** Saves everything now, the published flag too. True when the server has it. */
    async save(): Promise<boolean> {
      while (inFlight) await inFlight
      if (state.theirs) return false
      const fields = read()
      const { base } = state
      const slug = base ? slugFor(base, fields.title) : undefined
      return await start(fields, { isPublished: fields.published, ...(slug ? { slug } : {}) })
    },
    /** From now on changes are made to this version of the post. */
    rebase(post: Post): void {
      savedFields = fieldsOf(post)
      willing = true
      tell({ base: post, theirs: null, failure: null, phase: 'unsaved' })
    },
    /** Tries again now what had failed, as when the network is back or somebody signed in. */
    retry(): void {
      signedOut = false
      willing = true
      if (state.phase === 'unsaved' && !isPublished()) schedule(0)
    },
    end(): void {
      ended = true
      timer.clear(waiting)
    },
    resume(): void {
      ended = false
    },
  }
}
