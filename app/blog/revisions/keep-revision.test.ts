import { expect, it } from 'vitest'
import { type ApiClient, apiClient } from '#tests/support/api.ts'
import { buildImage, buildPost, openBlogApp } from '#tests/support/builders/build-post.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { blogEndpoints } from '../blog.api.server.ts'
import type { RevisionSummary } from '../post.ts'
import { autosaveSpan } from './keep-revision.server.ts'

const minute = 60_000

describeOnBoth('the revisions of a draft that saves itself', (open) => {
  async function openDraft() {
    const app = await openBlogApp(open)
    const { clock } = app
    const visitor = apiClient(app, blogEndpoints)
    const [ada, ben] = [await visitor.as('Admin'), await visitor.as('Manager')]
    const { _id } = await buildPost(app, { title: 'Begun', published: false })
    const path = `/blogs/${_id}`
    clock.advance(minute)
    const put = (who: ApiClient, body: object) => who.put(path, body)
    return {
      ...{ app, clock, ada, ben, path, visitor },
      byHand: (who: ApiClient, title: string) => put(who, { title }),
      autosave: (who: ApiClient, title: string) => put(who, { title, autosave: true }),
      async revisions() {
        const answer = await ada.get<{ revisions: RevisionSummary[] }>(`${path}/revisions`)
        return answer.body.revisions
      },
      async titles() {
        return (await this.revisions()).map(({ title }) => title)
      },
    }
  }

  it('takes only a yes or no for an autosave, and from staff alone', async () => {
    const { ada, visitor, path } = await openDraft()
    expect((await visitor.put(path, { title: 'A', autosave: true })).status).toBe(401)
    expect(await ada.put(path, { title: 'A', autosave: 'maybe' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'autosave' }] },
    })
  })

  it('the autosaves of ten minutes are one revision, which says what was saved last', async () => {
    const draft = await openDraft()
    const { app, ada, clock, path } = draft
    const image = await buildImage(app)
    await ada.put(path, { featuredImage: image.imageUrl, autosave: true })
    for (let count = 1; count <= 9; count++) {
      clock.advance(minute)
      await draft.autosave(ada, `Minute ${count}`)
    }
    expect(await draft.titles()).toEqual(['Minute 9', 'Begun'])
    const [latest] = await draft.revisions()
    expect(latest?.savedAt).toBe(clock.now().toISOString())
    const { body } = await ada.get(`${path}/revisions/${latest?._id}`)
    expect(body).toMatchObject({ title: 'Minute 9', featuredImage: image.imageUrl })
  })

  it('somebody who never stops typing has a revision for each ten minutes', async () => {
    const draft = await openDraft()
    for (let count = 0; count < 30; count++) {
      await draft.autosave(draft.ada, `Minute ${count}`)
      draft.clock.advance(minute)
    }
    expect(await draft.titles()).toEqual(['Minute 29', 'Minute 19', 'Minute 9', 'Begun'])
  })

  it('an autosave after the ten minutes is a revision of its own', async () => {
    const draft = await openDraft()
    await draft.autosave(draft.ada, 'Before the break')
    draft.clock.advance(autosaveSpan)
    await draft.autosave(draft.ada, 'After the break')
    expect(await draft.titles()).toEqual(['After the break', 'Before the break', 'Begun'])
  })

  it('no autosave writes over what somebody else wrote', async () => {
    const draft = await openDraft()
    await draft.autosave(draft.ada, 'Ada')
    await draft.autosave(draft.ben, 'Ben')
    await draft.autosave(draft.ada, 'Ada again')
    expect(await draft.titles()).toEqual(['Ada again', 'Ben', 'Ada', 'Begun'])
  })

  it('no autosave writes over a save by hand, also one that changed nothing', async () => {
    const draft = await openDraft()
    const { ada } = draft
    await draft.byHand(ada, 'By hand')
    await draft.autosave(ada, 'Chosen')
    await draft.byHand(ada, 'Chosen')
    await draft.autosave(ada, 'Typed on')
    expect(await draft.titles()).toEqual(['Typed on', 'Chosen', 'By hand', 'Begun'])
  })

  it('what a post said before it was published or restored stays', async () => {
    const draft = await openDraft()
    const { ada, path } = draft
    const begun = (await draft.revisions())[0]?._id
    await draft.autosave(ada, 'Before publishing')
    await ada.put(path, { isPublished: true })
    await ada.put(path, { isPublished: false })
    await draft.autosave(ada, 'Before restoring')
    await ada.post(`${path}/revisions/${begun}/restore`)
    await draft.autosave(ada, 'Typed on')
    expect(await draft.titles()).toEqual([
      ...['Typed on', 'Begun', 'Before restoring'],
      ...['Before publishing', 'Before publishing', 'Before publishing', 'Begun'],
    ])
  })

  it('fifty revisions of autosaves reach back more than eight hours', async () => {
    const draft = await openDraft()
    for (let count = 0; count < 110; count++) {
      await draft.autosave(draft.ada, `Save ${count}`)
      draft.clock.advance(5 * minute)
    }
    const revisions = await draft.revisions()
    expect(revisions).toHaveLength(50)
    const [newest, oldest] = [revisions.at(0), revisions.at(-1)].map((one) =>
      Date.parse(one?.savedAt ?? ''),
    )
    expect(Number(newest) - Number(oldest)).toBe(49 * autosaveSpan)
  })
})
