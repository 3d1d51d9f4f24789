import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '#app/ui/browser/api-client.ts'
import type { Post } from '../post.ts'
import type { KeeperState } from './keeper-state.ts'
import { emptyFields, fieldsOf, type PostFields } from './post-fields.ts'
import { createPostKeeper } from './post-keeper.ts'

const said = (text: string) => JSON.stringify([{ type: 'paragraph', children: [{ text }] }])

const draft: Post = {
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
  views: 0,
  author: { name: 'Ada', avatar: null },
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

type Call = {
  method: string
  body: Record<string, unknown>
  answer: (result: Post | Error) => void
}

/** A screen with a server that answers when the test says so, and a clock that the test moves. */
function openScreen(base: Post | null) {
  const calls: Call[] = []
  const timers = new Map<number, { at: number; run: () => void }>()
  const states: KeeperState[] = []
  let [now, timerCount] = [0, 0]
  let fields: PostFields = base ? fieldsOf(base) : emptyFields
  let latest: Post | null = base
  const call = (method: string) => (body: object) =>
    new Promise<Post>((resolve, reject) => {
      const answer = (result: Post | Error) =>
        result instanceof Error ? reject(result) : resolve(result)
      calls.push({ method, body: body as Call['body'], answer })
    })
  const keeper = createPostKeeper({
    base,
    read: () => fields,
    create: call('create'),
    update: (_, body) => call('update')(body),
    load: async () => {
      if (!latest) throw new ApiError(404, 'Blog not found', [])
      return latest
    },
    onState: (state) => states.push(state),
    timer: {
      now: () => now,
      set(run, delay) {
        timerCount += 1
        timers.set(timerCount, { at: now + delay, run })
        return timerCount
      },
      clear: (timer) => timers.delete(Number(timer)),
    },
  })
  const settled = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  return {
    calls,
    keeper,
    phase: () => keeper.state.phase,
    type(changes: Partial<PostFields>) {
      fields = { ...fields, ...changes }
      keeper.changed()
    },
    fields: () => fields,
    elsewhere(post: Post | null) {
      latest = post
    },
    async pass(time: number) {
      now += time
      for (const [id, { at, run }] of [...timers]) {
        if (at > now) continue
        timers.delete(id)
        run()
      }
      await settled()
    },
    async answer(result: Post | Error) {
      calls.at(-1)?.answer(result)
      await settled()
    },
  }
}

const saved = (post: Post, changes: Partial<Post>, second: number): Post => ({
  ...post,
  ...changes,
  updatedAt: `2026-01-01T00:00:0${second}.000Z`,
})

describe('keeping a post on the server', () => {
  it('makes no draft of a screen that was only opened, or has no title yet', async () => {
    const screen = openScreen(null)
    await screen.pass(60_000)
    screen.type({ content: said('Words without a title') })
    await screen.pass(60_000)
    expect(screen.calls).toHaveLength(0)
    expect(screen.phase()).toBe('unsaved')
  })

  it('makes a draft of the first words, and then changes that one', async () => {
    const screen = openScreen(null)
    screen.type({ title: 'On portions', published: true })
    await screen.pass(2000)
    expect(screen.calls[0]).toMatchObject({ method: 'create', body: { isPublished: false } })
    await screen.answer(draft)
    screen.type({ content: said('More words') })
    await screen.pass(2000)
    expect(screen.calls[1]).toMatchObject({
      method: 'update',
      body: { content: said('More words'), updatedAt: draft.updatedAt },
    })
    expect(screen.calls[1]?.body).not.toHaveProperty('isPublished')
  })

  it('says saved only when the server has said so', async () => {
    const screen = openScreen(draft)
    screen.type({ title: 'On plates' })
    expect(screen.phase()).toBe('unsaved')
    await screen.pass(2000)
    expect(screen.phase()).toBe('saving')
    await screen.answer(saved(draft, { title: 'On plates' }, 1))
    expect(screen.phase()).toBe('saved')
  })

  it('has one save on its way, and then sends what is newest', async () => {
    const screen = openScreen(draft)
    screen.type({ title: 'One' })
    await screen.pass(2000)
    screen.type({ title: 'Two' })
    await screen.pass(20_000)
    screen.type({ title: 'Three' })
    await screen.pass(20_000)
    expect(screen.calls).toHaveLength(1)
    await screen.answer(saved(draft, { title: 'One' }, 1))
    expect(screen.fields().title).toBe('Three')
    expect(screen.phase()).toBe('unsaved')
    await screen.pass(2000)
    expect(screen.calls).toHaveLength(2)
    expect(screen.calls[1]?.body).toMatchObject({
      title: 'Three',
      updatedAt: '2026-01-01T00:00:01.000Z',
    })
  })

  it('saves also while somebody types without a pause', async () => {
    const screen = openScreen(draft)
    for (let count = 0; count < 16; count++) {
      screen.type({ title: `Title ${count}` })
      await screen.pass(1000)
    }
    expect(screen.calls).toHaveLength(1)
  })

  it('leaves a published post alone until it is told to save', async () => {
    const published = { ...draft, published: true }
    const screen = openScreen(published)
    screen.type({ title: 'On plates' })
    await screen.pass(60_000)
    expect(screen.calls).toHaveLength(0)
    const save = screen.keeper.save()
    await screen.pass(0)
    expect(screen.calls[0]?.body).toMatchObject({ title: 'On plates', isPublished: true })
    expect(screen.calls[0]?.body).not.toHaveProperty('slug')
    await screen.answer(saved(published, { title: 'On plates' }, 1))
    expect(await save).toBe(true)
  })

  it('the address of a draft follows its title when it is saved by hand', async () => {
    const screen = openScreen(draft)
    screen.type({ title: 'On plates' })
    void screen.keeper.save()
    await screen.pass(0)
    expect(screen.calls[0]?.body).toMatchObject({ slug: 'on-plates' })
  })

  it('tries again, ever more slowly, while nobody answers', async () => {
    const screen = openScreen(draft)
    screen.type({ title: 'On plates' })
    await screen.pass(2000)
    await screen.answer(new NetworkError(null))
    expect(screen.keeper.state).toMatchObject({ phase: 'unsaved', failure: expect.any(String) })
    await screen.pass(2000)
    expect(screen.calls).toHaveLength(2)
    await screen.answer(new ApiError(503, 'The database is busy', []))
    expect(screen.keeper.state.failure).toBe('The database is busy')
    await screen.pass(3000)
    expect(screen.calls).toHaveLength(2)
    await screen.pass(1000)
    expect(screen.calls).toHaveLength(3)
    await screen.answer(saved(draft, { title: 'On plates' }, 1))
    expect(screen.keeper.state).toMatchObject({ phase: 'saved', failure: null })
  })

  it('does not repeat what was refused until something changes', async () => {
    const screen = openScreen(draft)
    screen.type({ title: 'x' })
    await screen.pass(2000)
    await screen.answer(new ApiError(400, 'No', [{ msg: 'Too short', path: 'title' }]))
    await screen.pass(60_000)
    expect(screen.calls).toHaveLength(1)
    expect(screen.keeper.state.failure).toBe('Too short')
    screen.type({ title: 'xyz' })
    await screen.pass(2000)
    expect(screen.calls).toHaveLength(2)
  })

  it('saves all but a title that another post has, and says so', async () => {
    const taken = 'A blog with this title already exists. Please choose a different title.'
    const screen = openScreen(draft)
    screen.type({ title: 'Taken', content: said('Many words') })
    await screen.pass(2000)
    await screen.answer(new ApiError(409, taken, [{ msg: taken, path: 'title' }]))
    expect(screen.calls[1]?.body).toMatchObject({ title: draft.title, content: said('Many words') })
    await screen.answer(saved(draft, { content: said('Many words') }, 1))
    expect(screen.keeper.state).toMatchObject({ phase: 'unsaved', failure: taken })
    expect(screen.fields().title).toBe('Taken')
    expect(screen.keeper.isDirty()).toBe(true)
    await screen.pass(60_000)
    expect(screen.calls).toHaveLength(2)
    screen.type({ title: 'Free' })
    await screen.pass(2000)
    expect(screen.calls[2]?.body).toMatchObject({ title: 'Free' })
    await screen.answer(saved(draft, { title: 'Free', content: said('Many words') }, 2))
    expect(screen.keeper.state).toMatchObject({ phase: 'saved', failure: null })
  })

  it('saves what was typed while a taken title was refused', async () => {
    const screen = openScreen(draft)
    screen.type({ title: 'Taken' })
    await screen.pass(2000)
    screen.type({ content: said('Typed on') })
    await screen.answer(new ApiError(409, 'taken', [{ msg: 'taken', path: 'title' }]))
    await screen.answer(saved(draft, {}, 1))
    await screen.pass(2000)
    expect(screen.calls[2]?.body).toMatchObject({ title: 'Taken', content: said('Typed on') })
  })

  it('sends nothing by itself to somebody who closed the sign-in', async () => {
    const screen = openScreen(draft)
    screen.type({ title: 'On plates' })
    await screen.pass(2000)
    await screen.answer(new ApiError(401, 'Sign in', []))
    screen.type({ title: 'On big plates' })
    await screen.pass(60_000)
    expect(screen.calls).toHaveLength(1)
    screen.keeper.retry()
    await screen.pass(0)
    expect(screen.calls[1]?.body).toMatchObject({ title: 'On big plates' })
  })

  it('asks which version shall stay when somebody else was faster', async () => {
    const screen = openScreen(draft)
    screen.type({ title: 'Mine' })
    const theirs = saved(draft, { title: 'Theirs' }, 5)
    screen.elsewhere(theirs)
    await screen.pass(2000)
    await screen.answer(new ApiError(409, 'Someone else changed this post', []))
    expect(screen.keeper.state.theirs).toEqual(theirs)
    screen.type({ title: 'Mine, longer' })
    await screen.pass(60_000)
    expect(screen.calls).toHaveLength(1)
    screen.keeper.rebase(theirs)
    screen.keeper.changed()
    await screen.pass(2000)
    expect(screen.calls[1]?.body).toMatchObject({
      title: 'Mine, longer',
      updatedAt: theirs.updatedAt,
      autosave: false,
    })
  })

  it('asks nothing when somebody else saved the very same', async () => {
    const screen = openScreen(draft)
    screen.type({ title: 'The same' })
    const theirs = saved(draft, { title: 'The same' }, 5)
    screen.elsewhere(theirs)
    await screen.pass(2000)
    await screen.answer(new ApiError(409, 'Someone else changed this post', []))
    expect(screen.keeper.state.theirs).toBeNull()
    await screen.answer(saved(theirs, {}, 6))
    expect(screen.phase()).toBe('saved')
  })

  it('a post that was deleted elsewhere is stored anew, by hand only', async () => {
    const screen = openScreen(draft)
    screen.type({ title: 'Still here' })
    await screen.pass(2000)
    await screen.answer(new ApiError(404, 'Blog not found', []))
    await screen.pass(60_000)
    screen.type({ title: 'Still here, longer' })
    screen.keeper.retry()
    await screen.pass(60_000)
    expect(screen.calls).toHaveLength(1)
    expect(screen.keeper.state).toMatchObject({
      phase: 'unsaved',
      failure: 'This post was deleted elsewhere. Save Changes stores it as a new one.',
    })
    void screen.keeper.save()
    await screen.pass(0)
    expect(screen.calls[1]).toMatchObject({
      method: 'create',
      body: { title: 'Still here, longer' },
    })
    await screen.answer({ ...draft, _id: 'post-2', title: 'Still here, longer' })
    screen.type({ title: 'Typed on' })
    await screen.pass(2000)
    expect(screen.calls[2]).toMatchObject({ method: 'update', body: { title: 'Typed on' } })
  })

  it('tells the server which saves nobody asked for', async () => {
    const screen = openScreen(draft)
    screen.type({ title: 'On plates' })
    await screen.pass(2000)
    expect(screen.calls[0]?.body).toMatchObject({ autosave: true })
    await screen.answer(saved(draft, { title: 'On plates' }, 1))
    void screen.keeper.save()
    await screen.pass(0)
    expect(screen.calls[1]?.body).not.toHaveProperty('autosave')
  })

  it('after a revision was brought back, the next save is one of its own until it is stored', async () => {
    const screen = openScreen(draft)
    screen.keeper.startVersion()
    screen.type({ title: 'As it was' })
    await screen.pass(2000)
    expect(screen.calls[0]?.body).toMatchObject({ autosave: false })
    await screen.answer(new NetworkError(null))
    await screen.pass(2000)
    expect(screen.calls[1]?.body).toMatchObject({ autosave: false })
    await screen.answer(saved(draft, { title: 'As it was' }, 1))
    screen.type({ title: 'Typed on' })
    await screen.pass(2000)
    expect(screen.calls[2]?.body).toMatchObject({ autosave: true })
  })

  it('what was taken back needs no saving', async () => {
    const screen = openScreen(draft)
    screen.type({ title: 'Other' })
    screen.type({ title: draft.title })
    expect(screen.keeper.settle()).toBe(false)
    expect(screen.phase()).toBe('saved')
    await screen.pass(60_000)
    expect(screen.calls).toHaveLength(0)
  })
})
