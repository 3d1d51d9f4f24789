import { ApiError, messageOf } from '#app/ui/browser/api-client.ts'
import type { Outcome, Sending, Stored } from './states.ts'

/**
 * The answer of the server: what it stored, and the fields
 * that this stands for; `refused` says what it did not accept.
 */
export type Answer<Fields, Base> = { stored: Base; held: Fields; refused?: string | null }

/** The API calls for meals or for posts. */
export type Calls<Fields, Base> = {
  /** Absent when something that was deleted cannot be stored again. */
  create?: (sending: Sending<Fields, Base>) => Promise<Answer<Fields, Base>>
  update: (base: Base, sending: Sending<Fields, Base>) => Promise<Answer<Fields, Base>>
  load: (id: string) => Promise<Base>
  /** The fields of a version that visitors see, which Save alone changes; null for a draft. */
  liveFields?: (stored: Base) => Fields | null
  /** True when the save would not change this version. */
  isSame: (latest: Base, sending: Sending<Fields, Base>) => boolean
}

/** Sends what was typed and returns the outcome. */
export async function sendChanges<Fields, Base extends Stored>(
  calls: Calls<Fields, Base>,
  sending: Sending<Fields, Base>,
): Promise<Outcome<Fields, Base>> {
  const { base } = sending
  try {
    if (base) return savedAs(await calls.update(base, sending))
    return calls.create ? await created(calls, await calls.create(sending), sending) : gone
  } catch (error) {
    return (base && (await replaced(calls, error, { ...sending, base }))) ?? failureOf(error)
  }
}

const gone = { name: 'gone' } as const

/** The outcome of a create, whose answer may be what an earlier one stored without being answered. */
async function created<Fields, Base extends Stored>(
  calls: Calls<Fields, Base>,
  answer: Answer<Fields, Base>,
  sending: Sending<Fields, Base>,
): Promise<Outcome<Fields, Base>> {
  const { stored } = answer
  if (!isRepeated(sending) || calls.isSame(stored, sending)) return savedAs(answer)
  const live = sending.byHand ? null : (calls.liveFields?.(stored) ?? null)
  if (live) return savedAs({ stored, held: live })
  const isUntouched = stored.updatedAt === stored.createdAt
  if (!isUntouched && !isOwn(calls, stored, sending)) return { name: 'conflict', theirs: stored }
  return await sendChanges(calls, { ...sending, base: stored })
}

/** True for a create after one that the server may have carried out without being heard. */
export const isRepeated = <Fields, Base>({ newId, unanswered = [] }: Sending<Fields, Base>) =>
  newId.mayExist || unanswered.length > 0

/** True when the stored version says what this save or an earlier one of this screen sent. */
const isOwn = <Fields, Base>(
  calls: Calls<Fields, Base>,
  stored: Base,
  sending: Sending<Fields, Base>,
) =>
  [sending.fields, ...(sending.unanswered ?? [])].some((fields) =>
    calls.isSame(stored, { ...sending, fields }),
  )

/** Waits for an answer and returns the outcome of the save. */
export async function outcomeOf<Fields, Base>(
  answer: Promise<Answer<Fields, Base>>,
): Promise<Outcome<Fields, Base>> {
  try {
    return savedAs(await answer)
  } catch (error) {
    return failureOf(error)
  }
}

const savedAs = <Fields, Base>({
  stored,
  held,
  refused = null,
}: Answer<Fields, Base>): Outcome<Fields, Base> => ({ name: 'saved', stored, held, refused })

/** The outcome when the stored version is no longer the one that was changed; null when it still is. */
async function replaced<Fields, Base extends Stored>(
  calls: Calls<Fields, Base>,
  error: unknown,
  sending: Sending<Fields, Base> & { base: Base },
): Promise<Outcome<Fields, Base> | null> {
  if (!(error instanceof ApiError)) return null
  if (error.status === 404 && calls.create) return gone
  if (error.status !== 409) return null
  const latest = await calls.load(sending.base._id).catch(() => null)
  if (!latest || latest.updatedAt === sending.base.updatedAt) return null
  // When both versions say the same, or the other is an earlier save of this screen, there is nothing to ask.
  if (!isOwn(calls, latest, sending)) return { name: 'conflict', theirs: latest }
  return await sendChanges(calls, { ...sending, base: latest })
}

/** The outcome that a failure stands for. */
function failureOf(error: unknown): Outcome<never, never> {
  if (!(error instanceof ApiError)) return { name: 'offline', failure: null }
  const { status } = error
  if (status === 401) return { name: 'signedOut' }
  const name = status >= 500 || status === 429 ? 'failed' : 'refused'
  const path = error.errors[0]?.path
  return { name, failure: messageOf(error, '') || null, ...(path && { path }) }
}
