import { newId } from '#app/ui/browser/new-id.ts'

/**
 * The events of a screen on which somebody types, and what they lead to. `+` names effects; `timers` are those of the
 * next save and of the local draft. An event that is not in the table changes nothing.
 *
 *   state      meaning                                      typed            saveDue (timer)    saveAsked (Save)
 *   saved      the server has what is typed                 unsaved +timers                     saving +send
 *   unsaved    something was typed since                    unsaved +timers  saving|saved       saving +send
 *   saving     one save is on its way                       saving +write                       saving, queued
 *   offline    no answer came; repeated ever later          unsaved +timers  saving|saved       saving +send
 *   failed     the server failed (500, 429); repeated too   unsaved +timers  saving|saved       saving +send
 *   refused    the server refused it; waits for a change    unsaved +timers                     saving +send
 *   signedOut  the sign-in dialog was closed                signedOut +write                    saving +send
 *   conflict   somebody else saved first; waits for choice  conflict +write                     conflict +reply
 *   gone       it was deleted elsewhere; waits for Save     gone +write                         saving +send
 *   closed     the screen was left, or its work is done                                         closed +reply
 *
 *   answered (in saving)  saved: saved, or unsaved +timer if more was typed, +write; conflict; gone; offline and
 *                         failed +timer; refused, or unsaved +timer if more was typed; signedOut.
 *                         +reply to everyone who pressed Save; a queued save is sent at once: saving +send.
 *   answered (in closed)  closed; the local draft is removed if the server has it, a queued save is still sent
 *   reachable             there is a network or a session again: unsaved, offline, failed, refused, signedOut ->
 *                         unsaved +timer, or saved if all changes were undone; no timer for what is held
 *   writeDue              +write of the local draft; unsaved, offline, failed, refused, signedOut -> saved if all
 *                         changes were undone
 *   rebased               the screen continues from another version: saved, or unsaved +timer if that has changes,
 *                         +write; saving, gone, and signedOut with changes stay as they are
 *   deferred              conflict -> unsaved: asked again with the next save
 *   held                  unsaved, saving, offline, failed, refused, signedOut: something new waits for the next change,
 *                         or for Save, so that a refused Save creates nothing: no timer until then, whatever happens
 *   discarded             the newest recovered draft is removed, +write
 *   finished              closed +write of recovered drafts alone: the server has everything else
 *   closed                closed +write of a pending local draft
 *   wrote                 whether the browser stores local drafts
 *
 * The timer of a save is only set if `enabled` says that changes are sent automatically.
 */
export type Status<Fields, Base> =
  | { name: 'saved' | 'unsaved' | 'signedOut' | 'gone' }
  | { name: 'saving'; sending: Sending<Fields, Base>; queued: boolean }
  /** `failure` is the message of the server; null when it sent none. */
  | { name: 'offline' | 'failed' | 'refused'; failure: string | null }
  | { name: 'conflict'; theirs: Base; byHand: boolean }
  | { name: 'closed'; sending: Sending<Fields, Base> | null; queued: boolean }

export type State<Fields, Base> = {
  status: Status<Fields, Base>
  /** The stored version that changes are made to; null when the server has none. */
  base: Base | null
  /** The fields that the server has. */
  held: Fields | null
  /** True while something new waits for the next change or for Save, because a Save of it was refused. */
  waits: boolean
  /** True when the next autosave must start a revision of its own instead of joining the one before. */
  newVersion: boolean
  /** The time of the oldest change that no save has included. */
  changedAt: number | null
  /** Saves that failed since the last change. */
  failures: number
  /** Whether the local draft has to be written, and whether the browser stored the last one. */
  local: { due: boolean; kept: boolean }
  /** Drafts of earlier visits that wait for a decision, newest first. */
  recovered: LocalDraft<Fields>[]
  newId: NewId
}

/** The id under which something new is stored, so that a save whose answer is lost can be sent again. */
export type NewId = {
  id: string
  /** True when an earlier visit may have stored it. */
  mayExist: boolean
}

/** What the server stores: `updatedAt` grows with each write. */
export type Stored = { _id: string; createdAt: string; updatedAt: string }

/** What was typed and is not on the server, as the browser stores it. */
export type LocalDraft<Fields> = {
  fields: Fields
  /** The version that the fields were made from; null for a new meal or post. */
  updatedAt: string | null
  at: string
  /** The id under which the new meal or post was to be stored. */
  newId?: string | undefined
}

/** One save: the version that the fields were made from, and whether a person asked for it. */
export type Sending<Fields, Base> = {
  base: Base | null
  fields: Fields
  byHand: boolean
  newVersion: boolean
  newId: NewId
  /** What earlier saves of this screen sent without an answer: the server may have it. */
  unanswered?: readonly Fields[]
}

/** The outcome of a save. */
export type Outcome<Fields, Base> =
  /** `held` are the fields that the server has now; `refused` says why those are not all. */
  | { name: 'saved'; stored: Base; held: Fields; refused: string | null }
  | { name: 'conflict'; theirs: Base }
  | { name: 'gone' }
  | { name: 'signedOut' }
  /** `path` names the field that the failure is about, as the API calls it. */
  | { name: 'offline' | 'failed' | 'refused'; failure: string | null; path?: string }

/** The outcome as it is reported to the person who pressed Save. */
export type SaveResult = {
  name: Outcome<unknown, unknown>['name'] | 'closed'
  failure: string | null
  path?: string
}

export type Event<Fields, Base> =
  | { type: 'typed'; at: number }
  | { type: 'saveDue' | 'saveAsked' | 'writeDue' | 'reachable'; fields: Fields }
  | { type: 'discarded' | 'closed'; fields: Fields }
  | { type: 'answered'; outcome: Outcome<Fields, Base>; fields: Fields; at: number }
  | { type: 'wrote'; kept: boolean }
  | ({ type: 'rebased'; at: number } & Rebase<Fields, Base>)
  | { type: 'deferred' | 'held' | 'finished' }

/** Continues from another version. */
export type Rebase<Fields, Base> = {
  base: Base | null
  held: Fields | null
  /** What the screen shows from now on. */
  fields: Fields
  /** What the screen showed before; it is offered again unless it is stored elsewhere. */
  aside?: Fields
  /** True when the newest recovered draft is restored. */
  restored?: boolean
}

export type TimerName = 'save' | 'write'

export type Effect<Fields, Base> =
  /** Sets a timer and replaces the one of the same name. */
  | { type: 'wait'; timer: TimerName; delay: number }
  | { type: 'stop'; timer: TimerName }
  | { type: 'send'; sending: Sending<Fields, Base> }
  | ({ type: 'write' } & LocalWrite<Fields, Base>)
  /** A new meal or post got its id: its local draft moves to that. */
  | { type: 'move'; id: string }
  | { type: 'reply'; result: SaveResult }

/** The local draft to write; `fields` are null when the server has them all. */
export type LocalWrite<Fields, Base> = {
  fields: Fields | null
  base: Base | null
  recovered: LocalDraft<Fields>[]
  newId: NewId
}

export type Step<Fields, Base> = [State<Fields, Base>, Effect<Fields, Base>[]]

/** What is compared: the fields that an autosave sends, that Save sends, or that the browser stores. */
export type Scope = 'autosave' | 'save' | 'local'

/** The autosave rules of meals or of posts. */
export type Rules<Fields, Base> = {
  /** Whether changes are sent automatically; null stands for a new meal or post. */
  enabled: (base: Base | null) => boolean
  isSame: (a: Fields, b: Fields, scope: Scope) => boolean
  /** True when a new meal or post has nothing worth keeping. */
  isEmpty: (fields: Fields) => boolean
  /** True when the server would accept the fields; a draft of a post needs a title. */
  isReady: (fields: Fields) => boolean
  /** The delay in ms between a change and the write of the local draft. */
  writeDelay: number
}

/** The first state of a screen; `unsaved` starts from a draft of an earlier visit. */
export function firstState<Fields, Base>(
  start: Partial<Pick<State<Fields, Base>, 'base' | 'held' | 'recovered'>> & {
    unsaved?: boolean
    /** The id of the draft of an earlier visit. */
    newId?: string | undefined
  },
): State<Fields, Base> {
  return {
    status: { name: start.unsaved ? 'unsaved' : 'saved' },
    base: start.base ?? null,
    held: start.held ?? null,
    waits: false,
    newVersion: false,
    changedAt: null,
    failures: 0,
    local: { due: false, kept: true },
    recovered: start.recovered ?? [],
    newId: start.newId ? { id: start.newId, mayExist: true } : { id: newId(), mayExist: false },
  }
}

/** True when the fields differ from those on the server. */
export function isDirty<Fields, Base>(
  rules: Rules<Fields, Base>,
  { held }: Pick<State<Fields, Base>, 'held'>,
  fields: Fields,
  scope: Scope,
): boolean {
  return held === null ? !rules.isEmpty(fields) : !rules.isSame(fields, held, scope)
}
