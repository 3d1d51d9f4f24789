import { type Answer, type Calls, sendChanges } from '#app/publishing/autosave/send-changes.ts'
import type {
  Outcome,
  Rules,
  SaveResult,
  Sending,
  Status,
} from '#app/publishing/autosave/states.ts'
import { ApiError, api } from '#app/ui/browser/api-client.ts'
import { slugOf } from '#platform/text/slug.ts'
import type { Post } from '../post.ts'
import {
  bodyOf,
  chosenSlug,
  fieldsOf,
  hasSubstance,
  isAt,
  keyOf,
  type PostFields,
} from './post-fields.ts'

/**
 * Drafts are sent automatically; a published post is only
 * saved by hand, so that no half sentence is ever live.
 */
export const postRules: Rules<PostFields, Post> = {
  enabled: (base) => !base?.published,
  isSame(a, b, scope) {
    // An autosave never changes whether visitors see the post.
    const published = scope !== 'autosave'
    return keyOf(a, { published }) === keyOf(b, { published })
  },
  isEmpty: (fields) => !hasSubstance(fields),
  isReady: ({ title }) => title.trim() !== '',
  // Two seconds are promised; a busy device needs some of them.
  writeDelay: 1500,
}

export type PostServer = {
  create: (body: object) => Promise<Post>
  update: (id: string, body: object) => Promise<Post>
  load: (id: string) => Promise<Post>
}

/** The API of posts. */
export const postServer: PostServer = {
  create: (body) => api.post<Post>('/blogs', body),
  update: (id, body) => api.put<Post>(`/blogs/${id}`, body),
  load: (id) => api.get<Post>(`/blogs/${id}`),
}

/** Stores a version among the revisions of a post. Returns false if that failed. */
export async function keepVersion(id: string, fields: PostFields): Promise<boolean> {
  try {
    await api.post(`/blogs/${id}/revisions`, { ...bodyOf(fields), published: fields.published })
    return true
  } catch {
    return false
  }
}

type PostSending = Sending<PostFields, Post>

/** Sends a post and returns the outcome. */
export const sendPost = (
  sending: PostSending,
  to = postServer,
): Promise<Outcome<PostFields, Post>> => sendChanges(callsOf(to), sending)

const callsOf = ({ create, update, load }: PostServer): Calls<PostFields, Post> => ({
  async create(sending) {
    const { fields, byHand, newId } = sending
    const isPublished = byHand && fields.published
    const slug = byHand ? chosenSlug(fields, null) : slugOf(fields.address ?? '') || undefined
    const body = { ...bodyOf(fields), isPublished, slug, newId: newId.id }
    return accepted(sending, await create(body))
  },
  async update(base, sending) {
    const { fields } = sending
    const { updatedAt } = base
    const put = (body: object) =>
      update(base._id, { ...body, ...optionsOf(sending, base), updatedAt })
    try {
      return accepted(sending, await put(bodyOf(fields)))
    } catch (error) {
      const refused = titleRefusal(error)
      if (!refused || sending.byHand || fields.title === base.title) throw error
      // Another post has the title, so everything but the title is saved.
      const rest = { ...fields, title: base.title }
      return { ...accepted({ ...sending, fields: rest }, await put(bodyOf(rest))), refused }
    }
  },
  load,
  isSame(latest, { fields, byHand }) {
    const sent = isAt(fields, latest.slug) ? { ...fields, address: null } : fields
    return postRules.isSame(fieldsOf(latest), sent, byHand ? 'save' : 'autosave')
  },
  liveFields: (stored) => (stored.published ? fieldsOf(stored) : null),
})

/** Further typing is compared with what was sent, because the server may store it in another form. */
const accepted = ({ fields, byHand }: PostSending, stored: Post): Answer<PostFields, Post> => ({
  stored,
  held: {
    ...fields,
    published: stored.published,
    address: byHand || isAt(fields, stored.slug) ? fields.address : null,
  },
})

/** The options of a save, besides the fields. */
function optionsOf({ fields, byHand, newVersion }: PostSending, base: Post) {
  if (!byHand) return { autosave: !newVersion }
  const slug = chosenSlug(fields, base)
  return { isPublished: fields.published, ...(slug ? { slug } : {}) }
}

/** The server's message about a taken title. */
const titleRefusal = (error: unknown) =>
  error instanceof ApiError && error.status === 409 ? error.about('title') : undefined

type Told = {
  name: Status<unknown, unknown>['name'] | SaveResult['name']
  /** The message of the server. */
  failure?: string | null
}

/** Why the typed text is not saved; null when nothing failed. */
export function failureText({ name, failure }: Told): string | null {
  switch (name) {
    case 'gone':
      return 'This post was deleted elsewhere. Save Changes stores it as a new one.'
    case 'signedOut':
      return 'You are signed out.'
    case 'offline':
    case 'failed':
    case 'refused':
      return failure ?? 'The server does not answer.'
    default:
      return null
  }
}
