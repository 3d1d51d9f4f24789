import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '#app/ui/browser/api-client.ts'
import { draft, openScreen, saved } from '#tests/support/post-in-time.ts'
import { fieldsOf } from './post-fields.ts'

describe('two versions of a post', () => {
  it('asks which version shall stay when somebody else was faster', async () => {
    const screen = openScreen(draft)
    screen.type({ title: 'Mine' })
    const theirs = saved(draft, { title: 'Theirs' }, 5)
    screen.elsewhere(theirs)
    await screen.pass(2000)
    await screen.answer(new ApiError(409, 'Someone else changed this post', []))
    expect(screen.autosave.state.status).toEqual({ name: 'conflict', theirs, byHand: false })
    screen.type({ title: 'Mine, longer' })
    await screen.pass(60_000)
    expect(screen.calls).toHaveLength(1)
    screen.goOnFrom(theirs, screen.fields())
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
    expect(screen.phase()).toBe('saving')
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
    screen.autosave.reachable()
    await screen.pass(60_000)
    expect(screen.calls).toHaveLength(1)
    expect([screen.phase(), screen.failure()]).toEqual([
      'gone',
      'This post was deleted elsewhere. Save Changes stores it as a new one.',
    ])
    void screen.autosave.save()
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

  it('after a revision was brought back, the next save is one of its own until it is stored', async () => {
    const screen = openScreen(draft)
    screen.goOnFrom(draft, { ...fieldsOf(draft), title: 'As it was' })
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

  it('what another version replaces on the screen is offered again', async () => {
    const screen = openScreen({ ...draft, published: true })
    screen.type({ title: 'Mine' })
    screen.goOnFrom(saved(draft, { title: 'Theirs' }, 5), { ...fieldsOf(draft), title: 'Theirs' })
    expect(screen.phase()).toBe('saved')
    expect(screen.offered()).toEqual(['Mine'])
    screen.type({ title: 'More' })
    screen.goOnFrom(saved(draft, { title: 'Theirs' }, 5), { ...fieldsOf(draft), title: 'Theirs' })
    expect(screen.offered()).toEqual(['More', 'Mine'])
    screen.autosave.finish()
    expect(screen.offered()).toEqual(['More', 'Mine'])
    expect(screen.autosave.isDirty()).toBe(false)
  })
})
