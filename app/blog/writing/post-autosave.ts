import { type Answer, type Calls, sendChanges } from '#app/publishing/autosave/send-changes.ts'
import type {
  Outcome,
  Rules,
  SaveResult,
  Sending,
  Status,
} from '#app/publishing/autosave/states.ts'
import { ApiError, api } from '#app/ui/browser/api-client.ts'
import type { Post } from '../post.ts'
import { bodyOf, fieldsOf, hasSubstance, keyOf, type PostFields, slugFor } from './post-fields.ts'

/** Drafts are sent automatically, and what is published only by hand, so that no half sentence is ever live. */
export const postRules: Rules<PostFields, Post> = {
  enabled: (base) => !base?.published,
  isSame(a, b, scope) {
    // An autosave leaves it to a save by hand whether visitors see the post.
    const published = scope !== 'autosave'
    return keyOf(a, { published }) === keyOf(b, { published })
  },
  isEmpty: (fields) => !hasSubstance(fields),
  isReady: ({ title }) => title.trim() !== '',
  writeDelay: 2000,
}

export type PostServer = {
  create: (body: object) => Promise<Post>
  update: (id: string, body: object) => Promise<Post>
  load: (id: string) => Promise<Post>
}

const server: PostServer = {
  create: (body) => api.post<Post>('/blogs', body),
  update: (id, body) => api.put<Post>(`/blogs/${id}`, body),
  load: (id) => api.get<Post>(`/blogs/${id}`),
}

type PostSending = Sending<PostFields, Post>

/** Sends a post, and says what became of it. */
export const sendPost = (sending: PostSending, to = server): Promise<Outcome<PostFields, Post>> =>
  sendChanges(callsOf(to), sending)

const callsOf = ({ create, update, load }: PostServer): Calls<PostFields, Post> => ({
  async create({ fields, byHand }) {
    const isPublished = byHand && fields.published
    return accepted(fields, await create({ ...bodyOf(fields), isPublished }))
  },
  async update(base, sending) {
    const { fields } = sending
    const { updatedAt } = base
    const put = (body: object) =>
      update(base._id, { ...body, ...optionsOf(sending, base), updatedAt })
    try {
      return accepted(fields, await put(bodyOf(fields)))
    } catch (error) {
      const refused = titleRefusal(error)
      if (!refused || sending.byHand || fields.title === base.title) throw error
      // All but the title is saved, which another post has.
      const rest = { ...fields, title: base.title }
      return { ...accepted(rest, await put(bodyOf(rest))), refused }
    }
  },
  load,
  isSame: (latest, { fields, byHand }) =>
    postRules.isSame(fieldsOf(latest), fields, byHand ? 'save' : 'autosave'),
})

/** What is compared with what is typed on: what was sent, since the server may store it in other words. */
const accepted = (sent: PostFields, stored: Post): Answer<PostFields, Post> => ({
  stored,
  held: { ...sent, published: stored.published },
})

/** What is sent beside the fields. */
function optionsOf({ fields, byHand, newVersion }: PostSending, base: Post) {
  if (!byHand) return { autosave: !newVersion }
  const slug = slugFor(base, fields.title)
  return { isPublished: fields.published, ...(slug ? { slug } : {}) }
}

/** What the server says of a title that another post has. */
const titleRefusal = (error: unknown) =>
  error instanceof ApiError && error.status === 409 ? error.about('title') : undefined

type Told = {
  name: Status<unknown, unknown>['name'] | SaveResult['name']
  /** The server's own words. */
  failure?: string | null
}

/** Why what is typed is not saved; null where nothing went wrong. */
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
