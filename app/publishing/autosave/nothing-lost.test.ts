import { describe, expect, it } from 'vitest'
import {
  createWorld,
  newestDrafts,
  openScreen,
  pass,
  type SaveMode,
  type Screen,
  type ServerState,
  settled,
  storeText,
  type World,
} from '#tests/support/autosave-world.ts'
import fc from '#tests/support/property.ts'

/**
 * A screen and the world around it; `owed` are texts that
 * must be found somewhere, because nobody discarded them.
 */
type Scene = { world: World; screen: Screen; owed: Set<string>; words: number }

const actions = {
  type(scene: Scene) {
    scene.words += 1
    write(scene, `text ${scene.words}`)
  },
  undo: (scene: Scene) => write(scene, scene.screen.autosave.state.held ?? ''),
  answer: ({ world }: Scene) => world.calls.shift()?.(),
  save: ({ screen }: Scene) => void screen.autosave.save(),
  hide: ({ screen }: Scene) => screen.autosave.hidden(),
  reachable: ({ screen }: Scene) => screen.autosave.reachable(),
  defer: ({ screen }: Scene) => screen.autosave.defer(),
  'others write'({ world, words }: Scene) {
    if (world.stored) storeText(world, `theirs after ${words}`)
  },
  'others delete'({ world }: Scene) {
    if (world.mode.offers) world.stored = null
  },
  close(scene: Scene) {
    scene.screen.autosave.close()
    scene.owed.add(scene.screen.text)
    scene.screen = openScreen(scene.world)
  },
  crash(scene: Scene) {
    const { screen, world } = scene
    scene.owed.add(screen.text)
    screen.alive = false
    world.timers.clear()
    scene.screen = openScreen(world)
  },
  /** Local storage is not on the disk yet, but what was noted is. */
  'browser crash'(scene: Scene) {
    if (scene.world.noted) scene.world.kept = null
    actions.crash(scene)
  },
  restore(scene: Scene) {
    const { base, held, recovered } = scene.screen.autosave.state
    const [draft] = recovered
    if (!draft) return
    const madeFrom = base && { ...base, updatedAt: draft.updatedAt ?? base.updatedAt }
    goOnFrom(scene, draft.fields, { base: madeFrom, held, restored: true })
  },
  discard({ screen, owed }: Scene) {
    const [draft] = screen.autosave.state.recovered
    if (draft) owed.delete(draft.fields)
    screen.autosave.discardRecovered()
  },
  'keep mine'({ screen }: Scene) {
    const { status } = screen.autosave.state
    if (status.name !== 'conflict') return
    const { theirs } = status
    screen.autosave.rebase({ base: theirs, held: theirs.text, fields: screen.text })
  },
  'take theirs'(scene: Scene) {
    const { status } = scene.screen.autosave.state
    if (status.name !== 'conflict') return
    const { theirs } = status
    goOnFrom(scene, theirs.text, { base: theirs, held: theirs.text })
  },
}

type Action = keyof typeof actions | ServerState | number

/** Types over the current text, which is then discarded on purpose. */
function write({ screen, owed, world }: Scene, text: string): void {
  owed.delete(screen.text)
  screen.text = text
  screen.typedAt = world.now
  screen.autosave.typed()
}

type Other = Pick<Parameters<Screen['autosave']['rebase']>[0], 'base' | 'held' | 'restored'>

function goOnFrom({ screen, owed, world }: Scene, text: string, other: Other): void {
  const aside = world.mode.offers ? screen.text : undefined
  if (aside !== undefined) owed.add(aside)
  else owed.delete(screen.text)
  screen.text = text
  screen.autosave.rebase({ ...other, fields: text, aside })
}

async function act(scene: Scene, action: Action): Promise<void> {
  if (typeof action === 'number') await pass(scene.world, action)
  else if (action in actions) actions[action as keyof typeof actions](scene)
  else scene.world.server = action as ServerState
  await settled()
}

const names = Object.keys(actions) as (keyof typeof actions)[]
const story = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom<Action[]>('type', 'answer') },
    { weight: 2, arbitrary: fc.constantFrom<Action[]>(100, 1000, 2000, 5000, 16_000, 40_000) },
    { weight: 3, arbitrary: fc.constantFrom<Action[]>(...names) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Action[]>(
        ...(['fine', 'down', 'failing', 'refusing', 'signedOut', 'answer lost'] as const),
      ),
    },
  ),
  { minLength: 5, maxLength: 60 },
)

/** True when a text is in one of the places where it counts as kept. */
function isSomewhere({ world, screen }: Scene, text: string): boolean {
  return (
    text === '' ||
    text === screen.text ||
    world.taken.has(text) ||
    newestDrafts(world).some(({ fields }) => fields === text)
  )
}

/** Ends all failures, and answers every question until nothing is left to do. */
async function comeToRest(scene: Scene): Promise<void> {
  const { world } = scene
  await act(scene, 'fine')
  for (let round = 0; round < 10; round++) {
    await act(scene, 'reachable')
    await act(scene, 'keep mine')
    const { screen } = scene
    const { name } = screen.autosave.state.status
    const waits = name === 'gone' || !world.mode.enabled
    if (waits && screen.autosave.isDirty()) await act(scene, 'save')
    await act(scene, 40_000)
    while (world.calls.length > 0) await act(scene, 'answer')
  }
}

const manners: [string, SaveMode][] = [
  ['a draft of a post', { enabled: true, offers: true }],
  ['a published post', { enabled: false, offers: true }],
  ['a meal', { enabled: false, offers: false }],
]

describe.each(manners)('whatever happens to %s', (_, mode) => {
  it('nothing typed is lost, one save is on its way, and all is saved at last', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (told) => {
        const world = createWorld(mode)
        const scene: Scene = { world, screen: openScreen(world), owed: new Set(), words: 0 }
        for (const action of told) {
          await act(scene, action)
          expect(scene.screen.sending).toBeLessThanOrEqual(1)
          expect([...scene.owed].filter((text) => !isSomewhere(scene, text))).toEqual([])
        }
        await comeToRest(scene)
        const { screen } = scene
        const { status, recovered } = screen.autosave.state
        // What was deleted elsewhere is not stored again when nothing is left of it here.
        const isNothing = status.name === 'gone' && screen.text === ''
        expect(isNothing ? 'saved' : status.name).toBe('saved')
        expect(screen.text === '' || world.taken.has(screen.text)).toBe(true)
        const unsaved = (drafts: typeof recovered) =>
          drafts.map(({ fields }) => fields).filter((text) => !world.taken.has(text))
        expect(unsaved(newestDrafts(world))).toEqual(unsaved(recovered))
      }),
      { numRuns: 500 },
    )
  })
})

it('an own save whose answer was lost is no conflict with what is typed next', async () => {
  const world = createWorld({ enabled: true, offers: true })
  const scene: Scene = { world, screen: openScreen(world), owed: new Set(), words: 0 }
  const told = ['type', 'answer lost', 'save', 'answer', 'fine', 'type', 'save', 'answer'] as const
  for (const action of told) await act(scene, action)
  while (world.calls.length > 0) await act(scene, 'answer')
  expect(world.taken).toContain('text 1')
  expect(scene.screen.autosave.state.status.name).toBe('saved')
  expect(world.stored?.text).toBe('text 2')
})

it('an answer that comes after closing removes no draft of the screen that is open by then', async () => {
  const world = createWorld({ enabled: true, offers: true })
  const scene: Scene = { world, screen: openScreen(world), owed: new Set(), words: 0 }
  const told = ['type', 2000, 'close', 'type', 2000, 'answer', 'crash'] as const
  for (const action of told) await act(scene, action)
  expect([...scene.owed]).toEqual(['text 1', 'text 2'])
  expect(scene.screen.autosave.state.recovered.map(({ fields }) => fields)).toContain('text 2')
})
