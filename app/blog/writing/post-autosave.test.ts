import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '#app/ui/browser/api-client.ts'
import { draft, openScreen, said, saved } from '#tests/support/post-in-time.ts'
import { emptyFields } from './post-fields.ts'

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

  it('sends a typed address with Save only, and does not leave it unsaid', async () => {
    const screen = openScreen({ ...draft, slug: 'imprint', title: 'Imprint' })
    screen.type({ address: '/leg' })
    await screen.pass(60_000)
    expect(screen.calls).toEqual([])
    expect(screen.autosave.isDirty()).toBe(true)
    screen.type({ description: 'Who we are' })
    await screen.pass(2000)
    expect(screen.calls[0]?.body).not.toHaveProperty('slug')
    await screen.answer(saved(draft, { description: 'Who we are' }, 1))
    expect(screen.autosave.isDirty()).toBe(true)
    screen.type({ address: '/legal' })
    void screen.autosave.save()
    expect(screen.calls[1]?.body).toMatchObject({ slug: '/legal' })
    await screen.answer(saved(draft, { slug: 'legal' }, 2))
    expect(screen.autosave.isDirty()).toBe(false)
    screen.type({ address: '' })
    void screen.autosave.save()
    expect(screen.calls[2]?.body).toMatchObject({ slug: 'imprint' })
  })

  it('makes a draft at the address that is typed, and holds it as said', async () => {
    const screen = openScreen(null)
    screen.type({ title: 'Contact', address: '/contact-us' })
    await screen.pass(2000)
    expect(screen.calls[0]?.body).toMatchObject({ slug: 'contact-us', isPublished: false })
    const content = emptyFields.content
    await screen.answer({ ...draft, title: 'Contact', slug: 'contact-us', content })
    expect(screen.autosave.isDirty()).toBe(false)
  })

  it('goes on with the draft that it made without hearing of it', async () => {
    const screen = openScreen(null)
    screen.type({ title: 'On portions' })
    await screen.pass(2000)
    await screen.answer(new NetworkError(null))
    screen.type({ description: 'How much is enough' })
    await screen.pass(2000)
    const [lost, again] = screen.calls
    expect(again).toMatchObject({ method: 'create', body: { newId: lost?.body.newId } })
    await screen.answer({ ...draft, content: emptyFields.content })
    expect(screen.calls[2]).toMatchObject({
      method: 'update',
      body: { description: 'How much is enough', updatedAt: draft.updatedAt },
    })
    await screen.answer(saved(draft, { description: 'How much is enough' }, 1))
    expect(screen.phase()).toBe('saved')
  })

  it('asks when somebody else has changed the draft of which it did not hear', async () => {
    const screen = openScreen(null)
    screen.type({ title: 'On portions' })
    await screen.pass(2000)
    await screen.answer(new NetworkError(null))
    await screen.pass(60_000)
    const theirs = saved(draft, { title: 'Theirs' }, 5)
    await screen.answer(theirs)
    expect(screen.autosave.state.status).toMatchObject({ name: 'conflict', theirs })
  })

  it('leaves what Save published without being answered to the next Save', async () => {
    const screen = openScreen(null)
    screen.type({ title: 'On portions', published: true })
    const asked = screen.autosave.save()
    await screen.answer(new NetworkError(null))
    await asked
    screen.type({ description: 'Half a sent' })
    await screen.pass(2000)
    await screen.answer({ ...draft, published: true, content: emptyFields.content })
    await screen.pass(60_000)
    expect(screen.calls.map(({ method }) => method)).toEqual(['create', 'create'])
    expect(screen.phase()).toBe('unsaved')
    expect(screen.autosave.state.base).toMatchObject({ _id: draft._id, published: true })
  })

  it('makes no draft of what a refused Save is about, until more is typed', async () => {
    const screen = openScreen(null)
    screen.type({ title: 'On portions' })
    screen.autosave.hold()
    await screen.pass(60_000)
    expect(screen.calls).toHaveLength(0)
    screen.type({ description: 'How much is enough' })
    await screen.pass(2000)
    expect(screen.calls).toMatchObject([{ method: 'create', body: { isPublished: false } }])
  })

  it('makes no draft of what a refused Save is about, whatever happens to the network', async () => {
    const waiting = async (happens: (screen: ReturnType<typeof openScreen>) => Promise<void>) => {
      const screen = openScreen(null)
      screen.type({ title: 'On portions' })
      await happens(screen)
      const count = screen.calls.length
      await screen.pass(60_000)
      screen.autosave.reachable()
      await screen.pass(60_000)
      expect(screen.calls).toHaveLength(count)
      screen.type({ description: 'How much is enough' })
      await screen.pass(2000)
      expect(screen.calls).toHaveLength(count + 1)
    }
    await waiting(async (screen) => screen.autosave.hold())
    for (const failure of [new NetworkError(null), new ApiError(503, 'Busy', [])]) {
      await waiting(async (screen) => {
        await screen.pass(2000)
        await screen.answer(failure)
        screen.autosave.hold()
      })
      await waiting(async (screen) => {
        await screen.pass(2000)
        screen.autosave.hold()
        await screen.answer(failure)
      })
    }
    await waiting(async (screen) => {
      screen.autosave.hold()
      void screen.autosave.save()
      await screen.pass(0)
      await screen.answer(new ApiError(400, 'No', []))
    })
  })

  it('repeats a Save that passed its checks and got no answer', async () => {
    const screen = openScreen(null)
    screen.type({ title: 'On portions' })
    for (let press = 1; press <= 2; press++) {
      screen.autosave.hold()
      void screen.autosave.save()
    }
    await screen.pass(0)
    await screen.answer(new NetworkError(null))
    await screen.pass(2000)
    expect(screen.calls).toHaveLength(2)
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
    const save = screen.autosave.save()
    await screen.pass(0)
    expect(screen.calls[0]?.body).toMatchObject({ title: 'On plates', isPublished: true })
    expect(screen.calls[0]?.body).not.toHaveProperty('slug')
    await screen.answer(saved(published, { title: 'On plates' }, 1))
    expect(await save).toEqual({ name: 'saved', failure: null })
  })

  it('the address of a draft follows its title when it is saved by hand', async () => {
    const screen = openScreen(draft)
    screen.type({ title: 'On plates' })
    void screen.autosave.save()
    await screen.pass(0)
    expect(screen.calls[0]?.body).toMatchObject({ slug: 'on-plates' })
  })

  it('tries again, ever more slowly, while nobody answers', async () => {
    const screen = openScreen(draft)
    screen.type({ title: 'On plates' })
    await screen.pass(2000)
    await screen.answer(new NetworkError(null))
    expect([screen.phase(), screen.failure()]).toEqual(['offline', 'The server does not answer.'])
    await screen.pass(2000)
    expect(screen.calls).toHaveLength(2)
    await screen.answer(new ApiError(503, 'The database is busy', []))
    expect(screen.failure()).toBe('The database is busy')
    await screen.pass(3000)
    expect(screen.calls).toHaveLength(2)
    await screen.pass(1000)
    expect(screen.calls).toHaveLength(3)
    await screen.answer(saved(draft, { title: 'On plates' }, 1))
    expect(screen.phase()).toBe('saved')
  })

  it('does not repeat what was refused until something changes', async () => {
    const screen = openScreen(draft)
    screen.type({ title: 'x' })
    await screen.pass(2000)
    await screen.answer(new ApiError(400, 'No', [{ msg: 'Too short', path: 'title' }]))
    await screen.pass(60_000)
    expect(screen.calls).toHaveLength(1)
    expect(screen.failure()).toBe('Too short')
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
    expect([screen.phase(), screen.failure()]).toEqual(['refused', taken])
    expect(screen.fields().title).toBe('Taken')
    expect(screen.autosave.isDirty()).toBe(true)
    await screen.pass(60_000)
    expect(screen.calls).toHaveLength(2)
    screen.type({ title: 'Free' })
    await screen.pass(2000)
    expect(screen.calls[2]?.body).toMatchObject({ title: 'Free' })
    await screen.answer(saved(draft, { title: 'Free', content: said('Many words') }, 2))
    expect(screen.phase()).toBe('saved')
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
    screen.autosave.reachable()
    await screen.pass(0)
    expect(screen.calls[1]?.body).toMatchObject({ title: 'On big plates' })
  })

  it('tells the server which saves nobody asked for', async () => {
    const screen = openScreen(draft)
    screen.type({ title: 'On plates' })
    await screen.pass(2000)
    expect(screen.calls[0]?.body).toMatchObject({ autosave: true })
    await screen.answer(saved(draft, { title: 'On plates' }, 1))
    void screen.autosave.save()
    await screen.pass(0)
    expect(screen.calls[1]?.body).not.toHaveProperty('autosave')
  })

  it('what was taken back needs no saving', async () => {
    const screen = openScreen(draft)
    screen.type({ title: 'Other' })
    screen.type({ title: draft.title })
    screen.autosave.hidden()
    expect(screen.phase()).toBe('saved')
    await screen.pass(60_000)
    expect(screen.calls).toHaveLength(0)
  })

  it('what is not on the server stays in the browser, and goes once it is', async () => {
    const screen = openScreen({ ...draft, published: true })
    screen.type({ title: 'Half a' })
    await screen.pass(2000)
    screen.type({ title: 'Half a sentence' })
    screen.autosave.hidden()
    expect(screen.offered()).toEqual(['Half a sentence'])
    void screen.autosave.save()
    await screen.pass(0)
    await screen.answer(saved(draft, { title: 'Half a sentence', published: true }, 1))
    expect(screen.offered()).toEqual([])
  })
})
