import { newId } from '#app/ui/browser/new-id.ts'
import { afterFailure } from './delays.ts'
import type { Event, Outcome, Rules, State, Status, Step, Stored } from './states.ts'
import { isDirty } from './states.ts'
import { asSaved, reply, send, sendLater, sendsItself, wait, write } from './steps.ts'

type Answered<F, B> = Extract<Event<F, B>, { type: 'answered' }>
type Saving<F, B> = Extract<Status<F, B>, { name: 'saving' }>
type SavedOutcome<F, B> = Extract<Outcome<F, B>, { name: 'saved' }>
type Failure = Exclude<Outcome<unknown, unknown>, { name: 'saved' | 'conflict' | 'gone' }>

/** Handles the answer to a save. */
export function answered<F, B extends Stored>(
  rules: Rules<F, B>,
  state: State<F, B>,
  event: Answered<F, B>,
): Step<F, B> {
  const { status } = state
  const { outcome } = event
  if (status.name !== 'saving') return [state, []]
  const { sending, queued } = status
  if (outcome.name === 'saved') return saved(rules, state, { status, outcome, event })
  const next = { ...state, newVersion: state.newVersion || sending.newVersion }
  const replies = sending.byHand || queued ? [reply(outcome.name)] : []
  switch (outcome.name) {
    case 'conflict': {
      const byHand = sending.byHand || queued
      return [{ ...next, status: { name: 'conflict', theirs: outcome.theirs, byHand } }, replies]
    }
    case 'gone':
      return [gone(next), replies]
    default:
      return queued
        ? send(next, event.fields, true)
        : failed(rules, next, { byHand: sending.byHand, outcome, at: event.at })
  }
}

/** What was deleted elsewhere is stored anew, so under another id. */
const gone = <F, B>(state: State<F, B>): State<F, B> => ({
  ...state,
  status: { name: 'gone' },
  ...{ base: null, held: null, newId: { id: newId(), mayExist: false } },
})

type SavedOptions<F, B> = {
  status: Saving<F, B>
  outcome: SavedOutcome<F, B>
  event: Answered<F, B>
}

function saved<F, B extends Stored>(
  rules: Rules<F, B>,
  state: State<F, B>,
  { status: { sending, queued }, outcome: { stored, held, refused }, event }: SavedOptions<F, B>,
): Step<F, B> {
  const { fields, at } = event
  // If the screen moved to an older version meanwhile, that version stays the base of further changes.
  const rebased = state.base && state.base.updatedAt !== sending.base?.updatedAt
  const base = rebased ? { ...stored, updatedAt: state.base?.updatedAt ?? '' } : stored
  const moved = sending.base ? [] : [{ type: 'move', id: stored._id } as const]
  const [next, written] = write(rules, { ...state, base, held, waits: false, failures: 0 }, fields)
  const effects = [...moved, ...written, ...(sending.byHand ? [reply('saved')] : [])]
  if (queued) {
    const [sent, sends] = send(next, fields, true)
    return [sent, [...effects, ...sends]]
  }
  if (refused !== null && state.changedAt === null) {
    return [{ ...next, status: { name: 'refused', failure: refused } }, effects]
  }
  if (!isDirty(rules, next, fields, 'save')) return [asSaved(next), effects]
  const sendable = isDirty(rules, next, fields, 'autosave')
  return [
    { ...next, status: { name: 'unsaved' } },
    [...effects, ...(sendable ? sendLater(rules, next, at) : [])],
  ]
}

type FailedOptions = {
  byHand: boolean
  outcome: Failure
  at: number
}

function failed<F, B>(
  rules: Rules<F, B>,
  state: State<F, B>,
  { byHand, outcome, at }: FailedOptions,
): Step<F, B> {
  const failure = outcome.name === 'signedOut' ? null : outcome.failure
  const path = outcome.name === 'signedOut' ? undefined : outcome.path
  const replies = byHand ? [reply(outcome.name, failure, path)] : []
  if (outcome.name === 'signedOut') return [{ ...state, status: { name: 'signedOut' } }, replies]
  if (outcome.name === 'refused') {
    if (state.changedAt === null) {
      const waits = state.waits || (byHand && state.base === null)
      return [{ ...state, status: outcome, waits }, replies]
    }
    // What was typed since may be accepted.
    return [{ ...state, status: { name: 'unsaved' } }, [...replies, ...sendLater(rules, state, at)]]
  }
  const failures = state.failures + 1
  const retry = sendsItself(rules, state) ? [wait('save', afterFailure(failures))] : []
  return [{ ...state, status: outcome, failures }, [...replies, ...retry]]
}

/**
 * Handles the answer to a save after its screen was closed:
 * no timers any more, but a queued save is still sent.
 */
export function answeredLate<F, B extends Stored>(
  rules: Rules<F, B>,
  state: State<F, B>,
  event: Answered<F, B>,
): Step<F, B> {
  const { status } = state
  if (status.name !== 'closed' || !status.sending) return [state, []]
  const { sending, queued } = status
  const open: State<F, B> = { ...state, status: { name: 'saving', sending, queued } }
  const [next, effects] = answered(rules, open, event)
  const more = next.status.name === 'saving' ? next.status : { sending: null, queued: false }
  return [
    { ...next, status: { name: 'closed', sending: more.sending, queued: more.queued } },
    effects.filter(({ type }) => type === 'send' || type === 'write' || type === 'reply'),
  ]
}
