import { afterPause } from './delays.ts'
import type { Effect, Rules, SaveResult, State, Step, TimerName } from './states.ts'
import { isDirty } from './states.ts'

/** What several transitions have in common. */

export const wait = (timer: TimerName, delay: number) => ({ type: 'wait', timer, delay }) as const

export const stop = (timer: TimerName) => ({ type: 'stop', timer }) as const

export const reply = (name: SaveResult['name'], failure: string | null = null) =>
  ({ type: 'reply', result: { name, failure } }) as const

/** Nothing is left to be sent. */
export function asSaved<F, B>(state: State<F, B>): State<F, B> {
  return { ...state, status: { name: 'saved' }, changedAt: null, failures: 0 }
}

/** Sends these fields. */
export function send<F, B>(state: State<F, B>, fields: F, byHand: boolean): Step<F, B> {
  const sending = { base: state.base, fields, byHand, newVersion: state.newVersion }
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

/** Waits for a pause before it sends what was typed, where that is sent automatically. */
export function sendLater<F, B>(
  rules: Rules<F, B>,
  state: State<F, B>,
  at: number,
): Effect<F, B>[] {
  if (!rules.enabled(state.base)) return []
  return [wait('save', afterPause(state.changedAt ?? at, at))]
}

/** Writes the local draft now, or removes it where the server has everything. */
export function write<F, B>(rules: Rules<F, B>, state: State<F, B>, fields: F): Step<F, B> {
  const { base, recovered } = state
  const kept = isDirty(rules, state, fields, 'local') ? fields : null
  return [
    { ...state, local: { ...state.local, due: false } },
    [stop('write'), { type: 'write', fields: kept, base, recovered }],
  ]
}
