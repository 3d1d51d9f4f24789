import type { Post } from '#app/blog/post.ts'
import { postDraftText, recoveredDrafts } from '#app/blog/writing/local-draft.ts'
import {
  failureText,
  type PostServer,
  postRules,
  sendPost,
} from '#app/blog/writing/post-autosave.ts'
import { emptyFields, fieldsOf, type PostFields } from '#app/blog/writing/post-fields.ts'
import { type Clock, createAutosave } from '#app/publishing/autosave/controller.ts'
import { firstState } from '#app/publishing/autosave/states.ts'
import { ApiError } from '#app/ui/browser/api-client.ts'
import type { DraftPlace } from '#app/ui/browser/draft-place.ts'

export const said = (text: string) => JSON.stringify([{ type: 'paragraph', children: [{ text }] }])

export const draft: Post = {
  _id: 'post-1',
  title: 'On portions',
  slug: 'on-portions',
  description: '',
  content: said('First words'),
  featuredImage: '',
  featuredImageId: null,
  featuredImageAlt: '',
  image: null,
  category: '',
  tags: [],
  published: false,
  status: 'draft',
  publishedAt: null,
  views: 0,
  author: { name: 'Ada', avatar: null, bio: '' },
  authorId: 'ada',
  ...{ seoTitle: '', seoDescription: '', socialImage: '', canonicalUrl: '' },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

type Call = {
  method: string
  body: Record<string, unknown>
  answer: (result: Post | Error) => void
}

/**
 * Opens a screen with a simulated server that answers when the test tells it to, and a clock that the test
 * advances.
 */
export function openScreen(base: Post | null) {
  const time = simulatedClock()
  let fields: PostFields = base ? fieldsOf(base) : emptyFields
  let latest: Post | null = base
  const { place, kept } = simulatedPlace()
  const { calls, server } = simulatedServer(() => latest)
  const autosave = createAutosave<PostFields, Post>({
    rules: postRules,
    start: firstState({ base, held: base && fieldsOf(base) }),
    read: () => fields,
    send: (sending) => sendPost(sending, server),
    place,
    text: postDraftText,
    onState: () => {},
    clock: time.clock,
  })
  return {
    calls,
    autosave,
    phase: () => autosave.state.status.name,
    failure: () => failureText(autosave.state.status),
    offered: () => recoveredDrafts(kept(), emptyFields).map(({ fields: { title } }) => title),
    type(changes: Partial<PostFields>) {
      fields = { ...fields, ...changes }
      autosave.typed()
    },
    fields: () => fields,
    /** Shows another version and sets the text on the screen aside. */
    goOnFrom(base: Post | null, version: PostFields) {
      const aside = fields
      fields = version
      autosave.rebase({ base, held: base && fieldsOf(base), fields, aside })
    },
    elsewhere(post: Post | null) {
      latest = post
    },
    pass: time.pass,
    async answer(result: Post | Error) {
      calls.at(-1)?.answer(result)
      await settled()
    },
  }
}

/** A server that answers saves when the test tells it to; `stored` is the post that it has. */
function simulatedServer(stored: () => Post | null) {
  const calls: Call[] = []
  const call = (method: string) => (body: object) =>
    new Promise<Post>((resolve, reject) => {
      const answer = (result: Post | Error) =>
        result instanceof Error ? reject(result) : resolve(result)
      calls.push({ method, body: body as Call['body'], answer })
    })
  const server: PostServer = {
    create: call('create'),
    update: (_, body) => call('update')(body),
    load: async () => {
      const post = stored()
      if (!post) throw new ApiError(404, 'Blog not found', [])
      return post
    },
  }
  return { calls, server }
}

/** The place of local drafts in a browser; `kept` is the text that it has. */
function simulatedPlace() {
  let kept: string | null = null
  const place: DraftPlace = {
    read: () => kept,
    keep(text) {
      kept = text
      return true
    },
    note: () => {},
    noted: null,
    openElsewhere: false,
    release: () => {},
  }
  return { place, kept: () => kept }
}

/** A clock that stands still until the test lets time (ms) pass. */
function simulatedClock() {
  const timers = new Map<number, { at: number; run: () => void }>()
  let [now, timerCount] = [0, 0]
  const clock: Clock = {
    now: () => now,
    set(run, delay) {
      timerCount += 1
      timers.set(timerCount, { at: now + delay, run })
      return timerCount
    },
    clear: (timer) => timers.delete(Number(timer)),
  }
  async function pass(time: number): Promise<void> {
    now += time
    for (const [id, { at, run }] of [...timers]) {
      if (at > now) continue
      timers.delete(id)
      run()
    }
    await settled()
  }
  return { clock, pass }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

export const saved = (post: Post, changes: Partial<Post>, second: number): Post => ({
  ...post,
  ...changes,
  updatedAt: `2026-01-01T00:00:0${second}.000Z`,
})
