/**
 * What may happen while somebody types, and what follows. `+` names effects, `timers` those of the next save and of the
 * local draft; what is not in the table changes nothing.
 *
 *   state      means                                        typed            saveDue (timer)    saveAsked (Save)
 *   saved      the server has what is typed                 unsaved +timers                     saving +send
 *   unsaved    something was typed since                    unsaved +timers  saving|saved       saving +send
 *   saving     one save is on its way                       saving +write                       saving, queued
 *   offline    nobody answered it; repeated ever later      unsaved +timers  saving|saved       saving +send
 *   failed     the server failed (500, 429); repeated too   unsaved +timers  saving|saved       saving +send
 *   refused    the server refused it; waits for a change    unsaved +timers                     saving +send
 *   signedOut  somebody closed the sign-in                  signedOut +write                    saving +send
 *   conflict   somebody else saved first; waits for choice  conflict +write                     conflict +reply
 *   gone       it was deleted elsewhere; waits for Save     gone +write                         saving +send
 *   closed     the screen is left, or its work is done                                          closed +reply
 *
 *   answered (in saving)  saved: saved, or unsaved +timer where more was typed, +write; conflict; gone; offline and
 *                         failed +timer; refused, or unsaved +timer where more was typed; signedOut.
 *                         +reply to who pressed Save; a queued save is sent at once: saving +send.
 *   answered (in closed)  closed; the local draft goes if the server has it, a queued save is still sent
 *   reachable             unsaved, offline, failed, refused, signedOut -> unsaved +timer, saved where all was taken
 *                         back: there is a network or a session again
 *   writeDue              +write of the local draft; unsaved, offline, failed, refused, signedOut -> saved where
 *                         all that was typed was taken back
 *   rebased               another version is gone on from: saved, or unsaved +timer where that has changes, +write;
 *                         saving, gone, and signedOut with changes stay what they are
 *   deferred              conflict -> unsaved: asked again with the next save
 *   discarded             the newest recovered draft goes, +write
 *   finished              closed +write of recovered drafts alone: the server has it all
 *   closed                closed +write of what is still to be written
 *   wrote                 whether the browser keeps local drafts
 *
 * The timer of a save is set only where `enabled` says that changes are sent automatically.
 */
export type Status<Fields, Base> =
  | { name: 'saved' | 'unsaved' | 'signedOut' | 'gone' }
  | { name: 'saving'; sending: Sending<Fields, Base>; queued: boolean }
  /** `failure` is what the server said; null where it said nothing. */
  | { name: 'offline' | 'failed' | 'refused'; failure: string | null }
  | { name: 'conflict'; theirs: Base; byHand: boolean }
  | { name: 'closed'; sending: Sending<Fields, Base> | null; queued: boolean }

export type State<Fields, Base> = {
  status: Status<Fields, Base>
  /** The version that changes are made to, as the server gave it; null where it has none. */
  base: Base | null
  /** The fields as the server has them. */
  held: Fields | null
  /** The next autosave shall not be joined with the one before: the server keeps that as a version. */
  newVersion: boolean
  /** When the oldest change was made that no save has taken along. */
  changedAt: number | null
  /** Saves that failed since the last change. */
  failures: number
  /** Whether the local draft is to be written, and whether the browser took the last one. */
  local: { due: boolean; kept: boolean }
  /** What earlier visits left, newest first, on which nobody has decided yet. */
  recovered: LocalDraft<Fields>[]
}

/** What is saved: it has an id, and a time that grows with each write. */
export type Stored = { _id: string; updatedAt: string }

/** What was typed and is not on the server, as the browser keeps it. */
export type LocalDraft<Fields> = {
  fields: Fields
  /** Which version they were made from; null for a new one. */
  updatedAt: string | null
  at: string
}

/** One save: the version that the fields were made from, and whether somebody asked for it. */
export type Sending<Fields, Base> = {
  base: Base | null
  fields: Fields
  byHand: boolean
  newVersion: boolean
}

/** What became of a save. */
export type Outcome<Fields, Base> =
  /** `held` is what the server has now; `refused` says why that is not all of it. */
  | { name: 'saved'; stored: Base; held: Fields; refused: string | null }
  | { name: 'conflict'; theirs: Base }
  | { name: 'gone' }
  | { name: 'signedOut' }
  | { name: 'offline' | 'failed' | 'refused'; failure: string | null }

/** What somebody who pressed Save is told. */
export type SaveResult = {
  name: Outcome<unknown, unknown>['name'] | 'closed'
  failure: string | null
}

export type Event<Fields, Base> =
  | { type: 'typed'; at: number }
  | { type: 'saveDue' | 'saveAsked' | 'writeDue' | 'reachable'; fields: Fields }
  | { type: 'discarded' | 'closed'; fields: Fields }
  | { type: 'answered'; outcome: Outcome<Fields, Base>; fields: Fields; at: number }
  | { type: 'wrote'; kept: boolean }
  | ({ type: 'rebased'; at: number } & Rebase<Fields, Base>)
  | { type: 'deferred' | 'finished' }

/** Another version is gone on from. */
export type Rebase<Fields, Base> = {
  base: Base | null
  held: Fields | null
  /** What is on the screen from now on. */
  fields: Fields
  /** What was on the screen, to be offered again if it is nowhere else. */
  aside?: Fields
  /** It is the newest recovered draft. */
  restored?: boolean
}

export type TimerName = 'save' | 'write'

export type Effect<Fields, Base> =
  /** Sets a timer, in place of the one of this name. */
  | { type: 'wait'; timer: TimerName; delay: number }
  | { type: 'stop'; timer: TimerName }
  | { type: 'send'; sending: Sending<Fields, Base> }
  | ({ type: 'write' } & LocalWrite<Fields, Base>)
  /** A new one has an id: its local draft is kept under it from now on. */
  | { type: 'move'; id: string }
  | { type: 'reply'; result: SaveResult }

/** A local draft to be kept; `fields` are null where the server has them all. */
export type LocalWrite<Fields, Base> = {
  fields: Fields | null
  base: Base | null
  recovered: LocalDraft<Fields>[]
}

export type Step<Fields, Base> = [State<Fields, Base>, Effect<Fields, Base>[]]

/** What is compared: all that an autosave sends, that Save sends, or that the browser keeps. */
export type Scope = 'autosave' | 'save' | 'local'

/** How the fields of one kind of thing are kept. */
export type Rules<Fields, Base> = {
  /** Whether changes to it are sent automatically; null stands for a new one. */
  enabled: (base: Base | null) => boolean
  isSame: (a: Fields, b: Fields, scope: Scope) => boolean
  /** True where nothing is worth keeping of a new one. */
  isEmpty: (fields: Fields) => boolean
  /** True where the server takes them, as it takes a draft that has a title. */
  isReady: (fields: Fields) => boolean
  /** The local draft is written this many ms after a change. */
  writeDelay: number
}

/** How it begins; a draft that an earlier visit left may be gone on from at once. */
export function firstState<Fields, Base>(
  start: Partial<Pick<State<Fields, Base>, 'base' | 'held' | 'recovered'>> & { unsaved?: boolean },
): State<Fields, Base> {
  return {
    status: { name: start.unsaved ? 'unsaved' : 'saved' },
    base: start.base ?? null,
    held: start.held ?? null,
    newVersion: false,
    changedAt: null,
    failures: 0,
    local: { due: false, kept: true },
    recovered: start.recovered ?? [],
  }
}

/** True when what is typed is not what the server has. */
export function isDirty<Fields, Base>(
  rules: Rules<Fields, Base>,
  { held }: Pick<State<Fields, Base>, 'held'>,
  fields: Fields,
  scope: Scope,
): boolean {
  return held === null ? !rules.isEmpty(fields) : !rules.isSame(fields, held, scope)
}
