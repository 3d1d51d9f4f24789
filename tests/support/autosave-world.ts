import { type Autosave, createAutosave } from '#app/publishing/autosave/controller.ts'
import { sendChanges } from '#app/publishing/autosave/send-changes.ts'
import { firstState, type LocalDraft, type LocalWrite } from '#app/publishing/autosave/states.ts'
import { ApiError, NetworkError } from '#app/ui/browser/api-client.ts'

export type Version = { _id: string; createdAt: string; updatedAt: string; text: string }

/** How the simulated server handles calls. */
export type ServerState = 'fine' | 'down' | 'failing' | 'refusing' | 'signedOut' | 'answer lost'

/** How a screen saves: with autosave like that of posts, or without like that of meals. */
export type SaveMode = {
  enabled: boolean
  /** True if recovered drafts are offered; otherwise editing continues with them immediately. */
  offers: boolean
}

export type World = ReturnType<typeof createWorld>

/** A simulated server with one text, a browser with one stored entry, and a clock that the test advances. */
export function createWorld(mode: SaveMode) {
  return {
    mode,
    now: 0,
    timers: new Map<number, { at: number; run: () => void }>(),
    timerCount: 0,
    server: 'fine' as ServerState,
    calls: [] as (() => void)[],
    /** The version on the server; null after deletion. */
    stored: { _id: 'a', createdAt: '1', updatedAt: '1', text: 'first' } as Version | null,
    /** All texts that the server has ever accepted. */
    taken: new Set(['first']),
    /** The local draft stored in the browser. */
    kept: null as string | null,
    /** What was noted of it since, in the browser too. */
    noted: null as { text: string; change: string } | null,
    /** The screen opened last, the only one that notes. */
    notedBy: null as object | null,
    /** Grows with each text in the browser. */
    textCount: 0,
  }
}

/** Stores a text on the server; one with a new id is created. */
export function storeText(world: World, text: string, newId?: string): Version {
  const updatedAt = String(world.taken.size + world.now + 2 + Number(world.stored?.updatedAt ?? 0))
  const made = world.stored ?? { _id: 'a', createdAt: updatedAt }
  world.stored = { ...made, ...(newId && { _id: newId, createdAt: updatedAt }), updatedAt, text }
  world.taken.add(text)
  return world.stored
}

/** Queues a call, which is answered with the server's state at that moment. */
function call(world: World, make: () => Version): Promise<Version> {
  const failures = {
    down: new NetworkError(null),
    failing: new ApiError(503, 'Busy', []),
    refusing: new ApiError(400, 'No', []),
    signedOut: new ApiError(401, 'Sign in', []),
  }
  return new Promise((resolve, reject) => {
    world.calls.push(() => {
      const { server } = world
      if (server !== 'fine' && server !== 'answer lost') return reject(failures[server])
      try {
        const version = make()
        if (server === 'fine') resolve(version)
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
  /** Number of saves in progress. */
  sending: number
  /** False after the tab has crashed, so that nothing it does has an effect. */
  alive: boolean
  autosave: Autosave<string, Version>
}

/** The local drafts stored in the browser. */
export const draftsIn = (kept: string | null): LocalDraft<string>[] =>
  kept ? JSON.parse(kept) : []

function nextTime(world: World): string {
  world.textCount += 1
  return String(world.textCount).padStart(9, '0')
}

/** The drafts as the browser has them: the text that was kept, or a newer one that was noted. */
export function newestDrafts({ kept, noted }: World): LocalDraft<string>[] {
  const drafts = draftsIn(kept)
  if (!noted) return drafts
  const [typed, ...earlier] = draftsIn(noted.text)
  const changed = noted.change === '' ? typed : { ...typed, ...JSON.parse(noted.change) }
  return (drafts[0]?.at ?? '') > changed.at ? drafts : [changed, ...earlier]
}

function draftText(
  world: World,
  { fields, base, recovered, newId }: LocalWrite<string, Version>,
): string | null {
  const updatedAt = base?.updatedAt ?? null
  const typed = { fields: fields ?? '', updatedAt, at: nextTime(world), newId: newId.id }
  const drafts = fields === null ? recovered : [typed, ...recovered]
  return drafts.length > 0 ? JSON.stringify(drafts) : null
}

/** Opens the screen: loads the stored version, and offers or restores the local draft. */
export function openScreen(world: World): Screen {
  const { mode, stored } = world
  const held = stored?.text ?? ''
  const drafts = newestDrafts(world).filter(({ fields }) => fields !== held)
  const [draft] = mode.offers ? [] : drafts
  const base = stored && { ...stored, updatedAt: draft?.updatedAt ?? stored.updatedAt }
  const opened = { text: draft?.fields ?? held, typedAt: world.now, sending: 0, alive: true }
  world.notedBy = opened
  const screen: Screen = Object.assign(opened, {
    autosave: createAutosave<string, Version>({
      rules: {
        enabled: () => mode.enabled,
        isSame: (a, b) => a === b,
        isEmpty: (text) => text === '',
        isReady: () => true,
        writeDelay: 2000,
      },
      start: firstState({
        base,
        held: stored && held,
        recovered: mode.offers ? drafts : [],
        unsaved: draft !== undefined,
      }),
      read: () => opened.text,
      send: (sending) => sendChanges(callsOf(world, opened), sending),
      place: placeOf(world, opened),
      text: (draft) => draftText(world, draft),
      since: () => ({
        change: JSON.stringify({ fields: opened.text, at: nextTime(world) }),
        key: String(Math.floor(world.now / 5000)),
        before: 'before',
      }),
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
    create({ fields, newId: { id } }: { fields: string; newId: { id: string } }) {
      const isMade = () => world.stored?._id === id
      return save(() => (isMade() && world.stored) || storeText(world, fields, id), fields)
    },
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
    if (screen.alive && next === null && world.notedBy === screen) world.noted = null
    return true
  },
  note(change: string, text = world.noted?.text) {
    if (text === undefined) throw new Error('A change to nothing')
    if (screen.alive && world.notedBy === screen) world.noted = { text, change }
  },
  noted: null,
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

/** Resolves after all immediate consequences have happened. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Advances the clock and runs the timers that become due. */
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
