import { afterPause } from './delays.ts'
import type { Effect, Rules, SaveResult, State, Step, TimerName } from './states.ts'
import { isDirty } from './states.ts'

/** Steps that several transitions share. */

export const wait = (timer: TimerName, delay: number) => ({ type: 'wait', timer, delay }) as const

export const stop = (timer: TimerName) => ({ type: 'stop', timer }) as const

export const reply = (name: SaveResult['name'], failure: string | null = null, path?: string) =>
  ({ type: 'reply', result: { name, failure, ...(path && { path }) } }) as const

type Name = State<unknown, unknown>['status']['name']

export const isIn = ({ status }: { status: { name: Name } }, names: Name[]) =>
  names.includes(status.name)

/** The states in which a change only waits for the next save. */
export const open: Name[] = ['unsaved', 'offline', 'failed', 'refused']

/** Returns to saved when all changes were undone. */
export function takenBack<F, B>(rules: Rules<F, B>, state: State<F, B>, fields: F): State<F, B> {
  const pending = isIn(state, [...open, 'signedOut'])
  return pending && !isDirty(rules, state, fields, 'save') ? asSaved(state) : state
}

/** The state in which nothing is left to send. */
export function asSaved<F, B>(state: State<F, B>): State<F, B> {
  return { ...state, status: { name: 'saved' }, waits: false, changedAt: null, failures: 0 }
}

export function send<F, B>(state: State<F, B>, fields: F, byHand: boolean): Step<F, B> {
  const { base, newVersion, newId } = state
  const sending = { base, fields, byHand, newVersion, newId }
  return [
    {
      ...state,
      status: { name: 'saving', sending, queued: false },
      newVersion: false,
      changedAt: null,
    },
    [stop('save'), { type: 'send', sending }],
  ]
}

/** Whether the changes are sent without Save. */
export const sendsItself = <F, B>(rules: Rules<F, B>, { base, waits }: State<F, B>): boolean =>
  !waits && rules.enabled(base)

/** Sends the changes after a pause, if they are sent automatically. */
export function sendLater<F, B>(
  rules: Rules<F, B>,
  state: State<F, B>,
  at: number,
): Effect<F, B>[] {
  if (!sendsItself(rules, state)) return []
  return [wait('save', afterPause(state.changedAt ?? at, at))]
}

/** Writes the local draft now, or removes it when the server has everything. */
export function write<F, B>(rules: Rules<F, B>, state: State<F, B>, fields: F): Step<F, B> {
  const { base, recovered, newId } = state
  const kept = isDirty(rules, state, fields, 'local') ? fields : null
  const local = { ...state.local, due: false }
  return [
    takenBack(rules, { ...state, local }, fields),
    [stop('write'), { type: 'write', fields: kept, base, recovered, newId }],
  ]
}
