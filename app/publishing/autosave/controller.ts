import { changeAutosave } from './autosave.ts'
import { createDraftWriter, type DraftOptions } from './draft-writer.ts'
import {
  type Effect,
  type Event,
  isDirty,
  type Outcome,
  type Rebase,
  type Rules,
  type SaveResult,
  type Sending,
  type State,
  type Stored,
  type TimerName,
} from './states.ts'

export type Clock = {
  set(run: () => void, delay: number): unknown
  clear(timer: unknown): void
  now(): number
}

export type AutosaveOptions<Fields, Base> = DraftOptions<Fields, Base> & {
  rules: Rules<Fields, Base>
  start: State<Fields, Base>
  /** Returns the current fields, at any time. */
  read: () => Fields
  send: (sending: Sending<Fields, Base>) => Promise<Outcome<Fields, Base>>
}

type Environment<Fields, Base> = AutosaveOptions<Fields, Base> & {
  clock: Clock
  onState: (state: State<Fields, Base>) => void
}

export type Autosave<Fields, Base extends Stored> = ReturnType<typeof createAutosave<Fields, Base>>

/** The autosave controller: passes the events of a screen to the state machine and runs its effects. */
export function createAutosave<Fields, Base extends Stored>(
  environment: Environment<Fields, Base>,
) {
  const { rules, read, clock } = environment
  const machine = createMachine(environment)
  const { dispatch } = machine
  const isClosed = () => machine.state.status.name === 'closed'
  return {
    get state() {
      return machine.state
    },
    /** True once the screen was left or its work is done. */
    isClosed,
    /** True when there are changes that the server does not have. */
    isDirty: () => !isClosed() && isDirty(rules, machine.state, read(), 'save'),
    typed() {
      if (!isClosed()) machine.writer.note(machine.state)
      dispatch({ type: 'typed', at: clock.now() })
    },
    /** Saves the current fields and returns the outcome. */
    save: () =>
      new Promise<SaveResult>((resolve) => {
        machine.asked.push(resolve)
        dispatch({ type: 'saveAsked', fields: read() })
      }),
    rebase: (change: Rebase<Fields, Base>) =>
      dispatch({ type: 'rebased', at: clock.now(), ...change }),
    /** Lets something new wait for the next change; call this when Save is pressed, before its checks. */
    hold: () => dispatch({ type: 'held' }),
    defer: () => dispatch({ type: 'deferred' }),
    discardRecovered: () => dispatch({ type: 'discarded', fields: read() }),
    /** Call this when there is a network or a session again. */
    reachable: () => dispatch({ type: 'reachable', fields: read() }),
    /** Writes the local draft at once, because a hidden page may never be shown again. */
    hidden: () => dispatch({ type: 'writeDue', fields: read() }),
    /** Call this when the server has everything and the screen is about to be left. */
    finish: () => dispatch({ type: 'finished' }),
    open: () => machine.open(),
    close() {
      dispatch({ type: 'closed', fields: read() })
      machine.writer.release()
    },
  }
}

type Machine<Fields, Base> = {
  state: State<Fields, Base>
  /** Resolves the promises of those who pressed Save and wait for the outcome. */
  asked: ((result: SaveResult) => void)[]
  writer: ReturnType<typeof createDraftWriter<Fields, Base>>
  /** What was sent and not answered since the last save, newest last. */
  unanswered: Fields[]
  dispatch: (event: Event<Fields, Base>) => void
  /** Starts again when React mounts the screen a second time, as in strict mode. */
  open: () => void
}

/** Holds the state and runs the effects of each event. */
function createMachine<Fields, Base extends Stored>(
  environment: Environment<Fields, Base>,
): Machine<Fields, Base> {
  const timers = new Map<TimerName, unknown>()
  const machine: Machine<Fields, Base> = {
    state: environment.start,
    asked: [],
    writer: createDraftWriter(environment),
    unanswered: [],
    dispatch(event) {
      const before = machine.state
      const [next, effects] = changeAutosave(environment.rules, before, event)
      machine.state = next
      if (next !== before) environment.onState(next)
      for (const effect of effects) run({ environment, machine, timers, effect })
    },
    open() {
      if (machine.state.status.name === 'closed') machine.state = environment.start
    },
  }
  return machine
}

type Running<Fields, Base> = {
  environment: Environment<Fields, Base>
  machine: Machine<Fields, Base>
  timers: Map<TimerName, unknown>
  effect: Effect<Fields, Base>
}

function run<Fields, Base>({ environment, machine, timers, effect }: Running<Fields, Base>): void {
  const { clock, read, send } = environment
  const { dispatch, writer } = machine
  switch (effect.type) {
    case 'wait': {
      const { timer, delay } = effect
      const type = timer === 'save' ? 'saveDue' : 'writeDue'
      clock.clear(timers.get(timer))
      timers.set(
        timer,
        clock.set(() => dispatch({ type, fields: read() }), delay),
      )
      break
    }
    case 'stop':
      clock.clear(timers.get(effect.timer))
      break
    case 'send': {
      const { unanswered } = machine
      void send({ ...effect.sending, unanswered: [...unanswered] }).then((outcome) => {
        noteAnswer(unanswered, outcome, effect.sending.fields)
        dispatch({ type: 'answered', outcome, fields: read(), at: clock.now() })
      })
      break
    }
    case 'write': {
      const late = machine.state.status.name === 'closed'
      dispatch({ type: 'wrote', kept: writer.write(effect, late) })
      break
    }
    case 'move':
      void writer.move(effect.id, () => machine.state)
      break
    case 'reply':
      for (const tell of machine.asked.splice(0)) tell(effect.result)
  }
}

/** How many saves without an answer are remembered. */
const mostUnanswered = 20

function noteAnswer<Fields>(
  unanswered: Fields[],
  { name }: Outcome<Fields, unknown>,
  fields: Fields,
): void {
  if (name === 'saved') unanswered.length = 0
  if (name !== 'offline' && name !== 'failed') return
  unanswered.push(fields)
  unanswered.splice(0, unanswered.length - mostUnanswered)
}
