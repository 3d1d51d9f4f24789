import { type Autosave, createAutosave } from '#app/publishing/autosave/controller.ts'
import { sendChanges } from '#app/publishing/autosave/send-changes.ts'
import { firstState, type LocalDraft, type LocalWrite } from '#app/publishing/autosave/states.ts'
import { ApiError, NetworkError } from '#app/ui/browser/api-client.ts'

export type Version = { _id: string; updatedAt: string; text: string }

/** What becomes of calls. */
export type Weather = 'fine' | 'down' | 'failing' | 'refusing' | 'signedOut' | 'answer lost'

/** How a screen keeps a text: as that of a post does, or as that of a meal. */
export type Manner = {
  enabled: boolean
  /** Recovered drafts are offered; else they are gone on from at once. */
  offers: boolean
}

export type World = ReturnType<typeof createWorld>

/** A server that stores one text, a browser that keeps one entry, and a clock that moves when told to. */
export function createWorld(manner: Manner) {
  return {
    manner,
    now: 0,
    timers: new Map<number, { at: number; run: () => void }>(),
    timerCount: 0,
    weather: 'fine' as Weather,
    calls: [] as (() => void)[],
    /** Null once it is deleted. */
    stored: { _id: 'a', updatedAt: '1', text: 'first' } as Version | null,
    /** All that the server ever took. */
    taken: new Set(['first']),
    /** The local draft. */
    kept: null as string | null,
  }
}

/** Stores a text, whoever sent it. */
export function storeText(world: World, text: string): Version {
  const updatedAt = String(world.taken.size + world.now + 2 + Number(world.stored?.updatedAt ?? 0))
  world.stored = { _id: 'a', updatedAt, text }
  world.taken.add(text)
  return world.stored
}

/** Answers the oldest call, by what the server is and has at this moment. */
function call(world: World, make: () => Version): Promise<Version> {
  const failures = {
    down: new NetworkError(null),
    failing: new ApiError(503, 'Busy', []),
    refusing: new ApiError(400, 'No', []),
    signedOut: new ApiError(401, 'Sign in', []),
  }
  return new Promise((resolve, reject) => {
    world.calls.push(() => {
      const { weather } = world
      if (weather !== 'fine' && weather !== 'answer lost') return reject(failures[weather])
      try {
        const version = make()
        if (weather === 'fine') resolve(version)
        else reject(new NetworkError(null))
      } catch (error) {
        reject(error)
      }
    })
  })
}

export type Screen = {
  text: string
  typedAt: number
  /** Saves on their way at this moment. */
  sending: number
  /** False once its tab crashed: nothing that it does has any effect. */
  alive: boolean
  autosave: Autosave<string, Version>
}

/** What the browser keeps. */
export const draftsIn = (kept: string | null): LocalDraft<string>[] =>
  kept ? JSON.parse(kept) : []

function draftText({ fields, base, recovered }: LocalWrite<string, Version>): string | null {
  const typed = { fields: fields ?? '', updatedAt: base?.updatedAt ?? null, at: '' }
  const drafts = fields === null ? recovered : [typed, ...recovered]
  return drafts.length > 0 ? JSON.stringify(drafts) : null
}

/** Opens the screen: it loads what is stored, and offers or takes up what the browser kept. */
export function openScreen(world: World): Screen {
  const { manner, stored } = world
  const held = stored?.text ?? ''
  const drafts = draftsIn(world.kept).filter(({ fields }) => fields !== held)
  const [draft] = manner.offers ? [] : drafts
  const base = stored && { ...stored, updatedAt: draft?.updatedAt ?? stored.updatedAt }
  const opened = { text: draft?.fields ?? held, typedAt: world.now, sending: 0, alive: true }
  const screen: Screen = Object.assign(opened, {
    autosave: createAutosave<string, Version>({
      rules: {
        enabled: () => manner.enabled,
        isSame: (a, b) => a === b,
        isEmpty: (text) => text === '',
        isReady: () => true,
        writeDelay: 2000,
      },
      start: firstState({
        base,
        held: stored && held,
        recovered: manner.offers ? drafts : [],
        unsaved: draft !== undefined,
      }),
      read: () => opened.text,
      send: (sending) => sendChanges(callsOf(world, opened), sending),
      place: placeOf(world, opened),
      text: draftText,
      onState: () => {},
      clock: clockOf(world, opened),
    }),
  })
  return screen
}

type Opened = Pick<Screen, 'alive' | 'sending'>

function callsOf(world: World, screen: Opened) {
  const save = async (make: () => Version, held: string) => {
    screen.sending += 1
    try {
      return { stored: await call(world, make), held }
    } finally {
      screen.sending -= 1
    }
  }
  return {
    create: ({ fields }: { fields: string }) => save(() => storeText(world, fields), fields),
    update: ({ updatedAt }: Version, { fields }: { fields: string }) =>
      save(() => {
        if (!world.stored) throw new ApiError(404, 'Gone', [])
        if (world.stored.updatedAt !== updatedAt) throw new ApiError(409, 'Stale', [])
        return storeText(world, fields)
      }, fields),
    async load() {
      if (!world.stored) throw new ApiError(404, 'Gone', [])
      return world.stored
    },
    isSame: (latest: Version, { fields }: { fields: string }) => latest.text === fields,
  }
}

const placeOf = (world: World, screen: Opened) => ({
  read: () => world.kept,
  keep(next: string | null) {
    if (screen.alive) world.kept = next
    return true
  },
  openElsewhere: false,
  release: () => {},
})

const clockOf = (world: World, screen: Opened) => ({
  now: () => world.now,
  set(run: () => void, delay: number) {
    world.timerCount += 1
    if (screen.alive) world.timers.set(world.timerCount, { at: world.now + delay, run })
    return world.timerCount
  },
  clear: (timer: unknown) => void world.timers.delete(Number(timer)),
})

/** Until all that follows at once has happened. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Time passes, and each timer runs when it is due. */
export async function pass(world: World, time: number): Promise<void> {
  const end = world.now + time
  for (;;) {
    const due = [...world.timers].filter(([, { at }]) => at <= end)
    const [first] = due.toSorted(([, a], [, b]) => a.at - b.at)
    if (!first) break
    const [id, { at, run }] = first
    world.timers.delete(id)
    world.now = Math.max(world.now, at)
    run()
    await settled()
  }
  world.now = end
}
