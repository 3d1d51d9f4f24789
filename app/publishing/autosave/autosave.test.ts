import { describe, expect, it } from 'vitest'
import { changeAutosave } from './autosave.ts'
import {
  type Effect,
  type Event,
  firstState,
  type Outcome,
  type Rules,
  type State,
  type Status,
} from './states.ts'

/** Fields that are a single word, of which a server keeps a version. */
type Word = string
type Version = { _id: string; createdAt: string; updatedAt: string; word: Word }

const rules: Rules<Word, Version> = {
  enabled: () => true,
  isSame: (a, b) => a === b,
  isEmpty: (word) => word === '',
  isReady: (word) => word !== 'untitled',
  writeDelay: 2000,
}

const version = (word: Word, updatedAt = '1'): Version => ({
  ...{ _id: 'a', createdAt: '1', updatedAt, word },
})
const newId = { id: 'b', mayExist: false }
const base = version('old')
const sending = (byHand: boolean) => ({ base, fields: 'typed', byHand, newVersion: false, newId })
const failure = 'No'

const statuses: Record<
  Status<Word, Version>['name'] | 'byHand' | 'queued',
  Status<Word, Version>
> = {
  saved: { name: 'saved' },
  unsaved: { name: 'unsaved' },
  saving: { name: 'saving', sending: sending(false), queued: false },
  byHand: { name: 'saving', sending: sending(true), queued: false },
  queued: { name: 'saving', sending: sending(false), queued: true },
  offline: { name: 'offline', failure: null },
  failed: { name: 'failed', failure },
  refused: { name: 'refused', failure },
  signedOut: { name: 'signedOut' },
  conflict: { name: 'conflict', theirs: version('theirs', '2'), byHand: false },
  gone: { name: 'gone' },
  closed: { name: 'closed', sending: sending(true), queued: false },
}

type Name = keyof typeof statuses

/** A state with a pending write of the local draft and with undecided recovered drafts. */
function stateOf(name: Name): State<Word, Version> {
  const gone = name === 'gone'
  const before = { fields: 'before', updatedAt: '0', at: '' }
  return {
    ...firstState({ base: gone ? null : base, held: gone ? null : 'old', recovered: [before] }),
    status: statuses[name],
    local: { due: true, kept: true },
  }
}

const stored = version('typed', '2')
const saved: Outcome<Word, Version> = { name: 'saved', stored, held: 'typed', refused: null }
const conflict: Outcome<Word, Version> = { name: 'conflict', theirs: version('theirs', '2') }

const answer = (outcome: Outcome<Word, Version>, fields = 'typed'): Event<Word, Version> => ({
  ...{ type: 'answered', outcome, fields, at: 0 },
})

const events = {
  typed: { type: 'typed', at: 0 },
  saveDue: { type: 'saveDue', fields: 'typed' },
  'saveDue, taken back': { type: 'saveDue', fields: 'old' },
  'saveDue, no title': { type: 'saveDue', fields: 'untitled' },
  saveAsked: { type: 'saveAsked', fields: 'typed' },
  'answered saved': answer(saved),
  'answered saved, typed on': answer(saved, 'typed on'),
  'answered saved in part': answer({ ...saved, held: 'old', refused: 'Taken' }),
  'answered conflict': answer(conflict),
  'answered gone': answer({ name: 'gone' }),
  'answered offline': answer({ name: 'offline', failure: null }),
  'answered failed': answer({ name: 'failed', failure }),
  'answered refused': answer({ name: 'refused', failure }),
  'answered signedOut': answer({ name: 'signedOut' }),
  reachable: { type: 'reachable', fields: 'typed' },
  'reachable, taken back': { type: 'reachable', fields: 'old' },
  writeDue: { type: 'writeDue', fields: 'typed' },
  'writeDue, taken back': { type: 'writeDue', fields: 'old' },
  'wrote, refused': { type: 'wrote', kept: false },
  'rebased to the same': { type: 'rebased', at: 0, base, held: 'old', fields: 'old' },
  'rebased with changes': { type: 'rebased', at: 0, base, held: 'old', fields: 'mine' },
  deferred: { type: 'deferred' },
  held: { type: 'held' },
  discarded: { type: 'discarded', fields: 'typed' },
  finished: { type: 'finished' },
  closed: { type: 'closed', fields: 'typed' },
} satisfies Record<string, Event<Word, Version>>

type EventName = keyof typeof events

const open = 'saved unsaved offline failed refused'
const sendable = 'unsaved offline failed'
const anySaving = 'saving byHand queued'
const ended = 'signedOut gone'

/**
 * The table of states.ts: the event in these states leads
 * to a state, with effects. `=` means the same state.
 */
const rows: [states: string, event: EventName, wanted: string][] = [
  [open, 'typed', 'unsaved wait-save'],
  [sendable, 'saveDue', 'saving stop-save send'],
  [sendable, 'saveDue, taken back', 'saved'],
  [`${open} ${ended}`, 'saveAsked', 'saving stop-save send'],
  ['saving', 'saveAsked', '='],
  ['conflict closed', 'saveAsked', '= reply'],

  ['saving', 'answered saved', 'saved write'],
  ['saving', 'answered saved, typed on', 'unsaved write wait-save'],
  ['saving', 'answered saved in part', 'refused write'],
  ['saving', 'answered conflict', 'conflict'],
  ['saving', 'answered gone', 'gone'],
  ['saving', 'answered offline', 'offline wait-save'],
  ['saving', 'answered failed', 'failed wait-save'],
  ['saving', 'answered refused', 'refused'],
  ['saving', 'answered signedOut', 'signedOut'],

  ['byHand', 'answered saved', 'saved write reply'],
  ['byHand', 'answered saved, typed on', 'unsaved write reply wait-save'],
  ['byHand', 'answered saved in part', 'refused write reply'],
  ['byHand queued', 'answered conflict', 'conflict reply'],
  ['byHand queued', 'answered gone', 'gone reply'],
  ['byHand', 'answered offline', 'offline reply wait-save'],
  ['byHand', 'answered failed', 'failed reply wait-save'],
  ['byHand', 'answered refused', 'refused reply'],
  ['byHand', 'answered signedOut', 'signedOut reply'],

  ['queued', 'answered saved', '= write stop-save send'],
  ['queued', 'answered saved, typed on', '= write stop-save send'],
  ['queued', 'answered saved in part', '= write stop-save send'],
  ['queued', 'answered offline', '= stop-save send'],
  ['queued', 'answered failed', '= stop-save send'],
  ['queued', 'answered refused', '= stop-save send'],
  ['queued', 'answered signedOut', '= stop-save send'],

  ['closed', 'answered saved', '= write reply'],
  ['closed', 'answered saved, typed on', '= write reply'],
  ['closed', 'answered saved in part', '= write reply'],
  ['closed', 'answered conflict', '= reply'],
  ['closed', 'answered gone', '= reply'],
  ['closed', 'answered offline', '= reply'],
  ['closed', 'answered failed', '= reply'],
  ['closed', 'answered refused', '= reply'],
  ['closed', 'answered signedOut', '= reply'],

  [`${sendable} refused signedOut`, 'reachable', 'unsaved wait-save'],
  [`${sendable} refused signedOut`, 'reachable, taken back', 'saved'],
  [`${open} ${anySaving} ${ended} conflict`, 'writeDue', '= write'],
  [`${sendable} refused signedOut`, 'writeDue, taken back', 'saved write'],
  [`saved ${anySaving} gone conflict`, 'writeDue, taken back', '= write'],
  [`${open} conflict`, 'rebased to the same', 'saved write stop-save'],
  [`${open} conflict`, 'rebased with changes', 'unsaved write wait-save'],
  [`${anySaving} gone`, 'rebased to the same', '= write'],
  ['signedOut', 'rebased to the same', 'saved write'],
  [`${anySaving} ${ended}`, 'rebased with changes', '= write'],
  ['conflict', 'deferred', 'unsaved'],
  [`${open} ${anySaving} ${ended} conflict`, 'discarded', '= write'],
  [`${open} ${anySaving} ${ended} conflict`, 'finished', 'closed stop-save write'],
  [`${open} ${anySaving} ${ended} conflict`, 'closed', 'closed stop-save write'],
]

const word = (effect: Effect<Word, Version>) =>
  effect.type === 'wait' || effect.type === 'stop' ? `${effect.type}-${effect.timer}` : effect.type

/** Every write stops the write timer, so the rows leave that effect out. */
const said = (effects: Effect<Word, Version>[]) =>
  effects.map(word).filter((name) => name !== 'stop-write')

describe('the table of states', () => {
  const names = Object.keys(statuses) as Name[]
  const cases = names.flatMap((name) =>
    (Object.keys(events) as EventName[]).map((event) => ({ name, event })),
  )
  it.each(cases)('$name, $event', ({ name, event }) => {
    const state = stateOf(name)
    const [next, effects] = changeAutosave(rules, state, events[event])
    const row = rows.find((one) => one[0].split(' ').includes(name) && one[1] === event)
    // An event without a row changes nothing.
    const wanted = (row?.[2] ?? '=').replace('=', state.status.name)
    expect([next.status.name, ...said(effects)].join(' ')).toBe(wanted)
  })
})

describe('what a state carries along', () => {
  const change = (state: State<Word, Version>, event: Event<Word, Version>) =>
    changeAutosave(rules, state, event)[0]

  it('waits for a pause, and while somebody types on at most fifteen seconds', () => {
    const first = change(firstState({ base, held: 'old' }), { type: 'typed', at: 1000 })
    const delayAt = (at: number) =>
      changeAutosave(rules, first, { type: 'typed', at })[1].find(({ type }) => type === 'wait')
    expect(delayAt(2000)).toMatchObject({ timer: 'save', delay: 2000 })
    expect(delayAt(15_000)).toMatchObject({ timer: 'save', delay: 1000 })
    expect(delayAt(99_000)).toMatchObject({ timer: 'save', delay: 0 })
    expect(change(first, { type: 'typed', at: 2000 })).toBe(first)
  })

  it('holds back what is new until the next change, and nothing that the server has', () => {
    const effectsOf = (stored: Version | null) => {
      const typed = change(firstState({ base: stored, held: stored && 'old' }), events.typed)
      const [held, effects] = changeAutosave(rules, typed, events.held)
      return [...said(effects), held.status.name]
    }
    expect(effectsOf(null)).toEqual(['stop-save', 'unsaved'])
    expect(effectsOf(base)).toEqual(['unsaved'])
  })

  it('sends nothing automatically where that is not enabled', () => {
    const own = { ...rules, enabled: () => false }
    const [next, effects] = changeAutosave(own, firstState({ base, held: 'old' }), events.typed)
    expect(next.status.name).toBe('unsaved')
    expect(effects.map(word)).toEqual(['wait-write'])
    expect(changeAutosave(own, next, events.saveDue)).toEqual([next, []])
  })

  it('keeps the older version that is gone on from while a save is on its way', () => {
    const older = version('old', '0')
    const event = { type: 'rebased', at: 0, base: older, held: 'old', fields: 'mine' } as const
    const next = change(change(stateOf('saving'), event), answer(saved, 'mine'))
    expect(next.base).toEqual({ ...stored, updatedAt: '0' })
    expect(next.newVersion).toBe(true)
  })

  it('still hears the answer to a save that was on its way when the screen was closed', () => {
    for (const event of [events.closed, events.finished]) {
      const closed = change(stateOf('byHand'), event)
      expect(closed.status).toEqual(statuses.closed)
      const late = changeAutosave(rules, change(stateOf('queued'), event), answer(saved))
      expect(said(late[1])).toEqual(['write', 'send'])
    }
  })

  it('gives something new its id, and a save that failed its wish for a version of its own', () => {
    const [created] = changeAutosave(rules, firstState<Word, Version>({}), events.saveAsked)
    expect(changeAutosave(rules, created, answer(saved))[1]).toContainEqual({
      type: 'move',
      id: 'a',
    })
    const wish = { ...stateOf('unsaved'), newVersion: true }
    const sent = change(wish, events.saveDue)
    expect(sent.newVersion).toBe(false)
    expect(change(sent, events['answered offline']).newVersion).toBe(true)
    expect(change(sent, events['answered saved']).newVersion).toBe(false)
  })

  it('sets aside what another version replaces, unless the server has it', () => {
    const put = (aside: Word) =>
      change(stateOf('unsaved'), { ...events['rebased to the same'], aside }).recovered
    expect(put('mine').map(({ fields }) => fields)).toEqual(['mine', 'before'])
    expect(put('old').map(({ fields }) => fields)).toEqual(['before'])
    const event = { ...events['rebased with changes'], aside: 'mine', restored: true }
    expect(change(stateOf('unsaved'), event).recovered).toMatchObject([{ fields: 'mine' }])
  })
})
