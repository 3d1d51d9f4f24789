import { ApiError, messageOf } from '#app/ui/browser/api-client.ts'
import type { Post } from '../post.ts'
import { bodyOf, fieldsOf, keyOf, type PostFields } from './post-fields.ts'

/** How a failure is called of which the server said nothing. */
export const noAnswer = 'The server does not answer.'

export type PostServer = {
  create: (body: object) => Promise<Post>
  update: (id: string, body: object) => Promise<Post>
  load: (id: string) => Promise<Post>
}

/** One save: which state of the post the fields were made from, and what is sent beside them. */
export type Sending = { base: Post | null; fields: PostFields; extra: object }

export type Outcome =
  /** `refusedTitle` says why the post has kept the title it had, where all else was saved. */
  | { kind: 'saved'; post: Post; refusedTitle?: string }
  /** Somebody else was faster, and says something else. */
  | { kind: 'overtaken'; theirs: Post }
  | { kind: 'gone' }
  /** `lasting` where sending the same again would fail the same way. */
  | { kind: 'failed'; failure: string; lasting: boolean; signedOut: boolean }

/** Sends a post, and tells what became of it. */
export async function sendPost(server: PostServer, sending: Sending): Promise<Outcome> {
  const { base, fields, extra } = sending
  const body = { ...bodyOf(fields), ...extra }
  try {
    const post = base
      ? await server.update(base._id, { ...body, updatedAt: base.updatedAt })
      : await server.create(body)
    return { kind: 'saved', post }
  } catch (error) {
    const refusedTitle = titleRefusal(error)
    if (base && refusedTitle && isAutosave(extra) && fields.title !== base.title) {
      const outcome = await sendPost(server, {
        ...sending,
        fields: { ...fields, title: base.title },
      })
      return outcome.kind === 'saved' ? { ...outcome, refusedTitle } : outcome
    }
    return (base && (await replaced(server, error, { ...sending, base }))) ?? failed(error)
  }
}

const isAutosave = (extra: object) => 'autosave' in extra

/** What the server says of a title that another post has. */
const titleRefusal = (error: unknown) =>
  error instanceof ApiError && error.status === 409 ? error.about('title') : undefined

/** What became of a post that is no longer the one that was changed; null where it still is. */
async function replaced(
  server: PostServer,
  error: unknown,
  sending: Sending & { base: Post },
): Promise<Outcome | null> {
  if (!(error instanceof ApiError)) return null
  const { base, fields, extra } = sending
  if (error.status === 404) return { kind: 'gone' }
  if (error.status !== 409) return null
  const latest = await server.load(base._id).catch(() => null)
  if (!latest || latest.updatedAt === base.updatedAt) return null
  // Where both say the same there is nothing to ask.
  const same = { published: 'isPublished' in extra }
  if (keyOf(fieldsOf(latest), same) !== keyOf(fields, same)) {
    return { kind: 'overtaken', theirs: latest }
  }
  return await sendPost(server, { ...sending, base: latest })
}

function failed(error: unknown): Outcome {
  const signedOut = error instanceof ApiError && error.status === 401
  const failure = signedOut ? 'You are signed out.' : messageOf(error, '')
  const lasting = error instanceof ApiError && error.status < 500 && error.status !== 429
  return { kind: 'failed', failure: failure || noAnswer, lasting, signedOut }
}
