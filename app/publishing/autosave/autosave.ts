import { answered, answeredLate } from './answers.ts'
import {
  type Event,
  isDirty,
  type LocalDraft,
  type Rebase,
  type Rules,
  type State,
  type Status,
  type Step,
  type Stored,
} from './states.ts'
import {
  asSaved,
  isIn,
  open,
  reply,
  send,
  sendLater,
  sendsItself,
  stop,
  takenBack,
  wait,
  write,
} from './steps.ts'

/** The next state and the effects of an event, as in the table in states.ts. */
export function changeAutosave<F, B extends Stored>(
  rules: Rules<F, B>,
  state: State<F, B>,
  event: Event<F, B>,
): Step<F, B> {
  if (state.status.name === 'closed') return changeClosed(rules, state, event)
  switch (event.type) {
    case 'typed':
      return typed(rules, state, event.at)
    case 'saveDue':
      return saveDue(rules, state, event.fields)
    case 'saveAsked':
      return saveAsked(state, event.fields)
    case 'answered':
      return answered(rules, state, event)
    case 'reachable':
      return reachable(rules, state, event.fields)
    case 'writeDue':
      return state.local.due ? write(rules, state, event.fields) : [state, []]
    case 'wrote':
      return [withKept(state, event.kept), []]
    case 'rebased':
      return rebased(rules, state, event)
    case 'deferred':
      return isIn(state, ['conflict'])
        ? [{ ...state, status: { name: 'unsaved' } }, []]
        : [state, []]
    case 'held':
      return state.base === null && isIn(state, [...open, 'saving', 'signedOut'])
        ? [{ ...state, waits: true }, [stop('save')]]
        : [state, []]
    case 'discarded':
      return write(rules, { ...state, recovered: state.recovered.slice(1) }, event.fields)
    case 'finished':
      return finished(state)
    case 'closed':
      return closed(rules, state, event.fields)
  }
}

function typed<F, B>(rules: Rules<F, B>, state: State<F, B>, at: number): Step<F, B> {
  const { local, changedAt } = state
  const writes = local.due ? [] : [wait('write', rules.writeDelay)]
  // Returns the same state when only the time is new, so that React does not render again for each letter.
  const noted =
    local.due && changedAt !== null && !state.waits
      ? state
      : { ...state, waits: false, changedAt: changedAt ?? at, local: { ...local, due: true } }
  if (!isIn(state, ['saved', ...open])) return [noted, writes]
  const waiting = [...writes, ...sendLater(rules, noted, at)]
  if (state.status.name === 'unsaved') return [noted, waiting]
  return [{ ...noted, status: { name: 'unsaved' }, failures: 0 }, waiting]
}

function saveDue<F, B>(rules: Rules<F, B>, state: State<F, B>, fields: F): Step<F, B> {
  const due = isIn(state, ['unsaved', 'offline', 'failed']) && sendsItself(rules, state)
  if (!due) return [state, []]
  if (!isDirty(rules, state, fields, 'autosave')) return [takenBack(rules, state, fields), []]
  return rules.isReady(fields) ? send(state, fields, false) : [state, []]
}

function saveAsked<F, B>(asked: State<F, B>, fields: F): Step<F, B> {
  const state = asked.waits ? { ...asked, waits: false } : asked
  const { status } = state
  if (status.name === 'conflict') return [state, [reply('conflict')]]
  if (status.name !== 'saving') return send(state, fields, true)
  if (status.sending.byHand || status.queued) return [state, []]
  return [{ ...state, status: { ...status, queued: true } }, []]
}

function reachable<F, B>(rules: Rules<F, B>, state: State<F, B>, fields: F): Step<F, B> {
  if (!isIn(state, [...open, 'signedOut'])) return [state, []]
  const next = takenBack(rules, { ...state, status: { name: 'unsaved' } }, fields)
  if (next.status.name === 'saved') return [next, []]
  return [next, sendsItself(rules, next) ? [wait('save', 0)] : []]
}

function withKept<F, B>(state: State<F, B>, kept: boolean): State<F, B> {
  return kept === state.local.kept ? state : { ...state, local: { ...state.local, kept } }
}

function rebased<F, B extends Stored>(
  rules: Rules<F, B>,
  state: State<F, B>,
  { base, held, fields, aside, restored, at }: Rebase<F, B> & { at: number },
): Step<F, B> {
  const others = restored ? state.recovered.slice(1) : state.recovered
  const id = restored && state.recovered[0]?.newId
  const newId = id ? { id, mayExist: true } : state.newId
  const recovered = [...asideOf(rules, state, aside, at), ...others]
  const changedAt = state.changedAt ?? at
  const version = {
    ...state,
    base,
    held,
    waits: false,
    recovered,
    newId,
    newVersion: true,
    changedAt,
  }
  const [next, written] = write(rules, version, fields)
  // Something new that the server turned out to have: further changes are made to that.
  const isFound = state.status.name === 'conflict' && state.base === null && base !== null
  const writes = isFound ? [{ type: 'move', id: base._id } as const, ...written] : written
  if (isIn(state, ['saving', 'signedOut', 'gone'])) return [next, writes]
  if (!isDirty(rules, next, fields, 'save')) return [asSaved(next), [...writes, stop('save')]]
  return [
    { ...next, status: { name: 'unsaved' }, failures: 0 },
    [...writes, ...sendLater(rules, next, at)],
  ]
}

/** The fields that leave the screen, as a draft to offer; none when the server has them. */
function asideOf<F, B extends Stored>(
  rules: Rules<F, B>,
  state: State<F, B>,
  fields: F | undefined,
  at: number,
): LocalDraft<F>[] {
  if (fields === undefined || rules.isEmpty(fields)) return []
  if (!isDirty(rules, state, fields, 'save')) return []
  const updatedAt = state.base?.updatedAt ?? null
  const newId = state.base ? undefined : state.newId.id
  return [{ fields, updatedAt, at: new Date(at).toISOString(), newId }]
}

function finished<F, B>(state: State<F, B>): Step<F, B> {
  const { base, recovered, newId } = state
  return [
    { ...state, status: closedStatus(state) },
    [stop('save'), stop('write'), { type: 'write', fields: null, base, recovered, newId }],
  ]
}

function closed<F, B>(rules: Rules<F, B>, state: State<F, B>, fields: F): Step<F, B> {
  const due = state.local.due
  const [next, writes] = due ? write(rules, state, fields) : [state, [stop('write')]]
  return [{ ...next, status: closedStatus(state) }, [stop('save'), ...writes]]
}

/** The answer to a save that is on its way is still handled. */
function closedStatus<F, B>({ status }: State<F, B>): Status<F, B> {
  const { sending, queued } = status.name === 'saving' ? status : { sending: null, queued: false }
  return { name: 'closed', sending, queued }
}

function changeClosed<F, B extends Stored>(
  rules: Rules<F, B>,
  state: State<F, B>,
  event: Event<F, B>,
): Step<F, B> {
  if (event.type === 'answered') return answeredLate(rules, state, event)
  return [state, event.type === 'saveAsked' ? [reply('closed')] : []]
}
