import { describe, expect, it } from 'vitest'
import { purgeDeletedPosts } from '#app/blog/post-trash.server.ts'
import { purgeDeletedMeals } from '#app/meals/meal-trash.server.ts'
import { endpoints } from '#server/features.ts'
import { apiClient } from '#tests/support/api.ts'
import { buildMeal, openMealsApp } from '#tests/support/builders/build-meal.ts'
import { buildPost } from '#tests/support/builders/build-post.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'

type Row = { _id: string; slug: string; updatedAt: string; description: string }

const day = 24 * 3_600_000

const meals = {
  ...{ noun: 'meal', path: '/meals', checkTitle: 'title/check-title' },
  ...{ build: buildMeal, purge: purgeDeletedMeals },
}
const posts = {
  ...{ noun: 'post', path: '/blogs', checkTitle: 'check-title' },
  ...{ build: buildPost, purge: purgeDeletedPosts },
}

describe.each([meals, posts])(
  'what is published as a $noun',
  ({ noun, path, checkTitle, build, purge }) => {
    describeOnBoth(`as a ${noun}`, (open) => {
      async function openSite() {
        const app = await openMealsApp(open)
        const visitor = apiClient(app, endpoints)
        const staff = await visitor.as('Admin')
        const change = (id: string, changes: object) => staff.put<Row>(`${path}/${id}`, changes)
        const at = (slug: string, who = visitor) => who.get<Row>(`${path}/slug/${slug}`)
        return { app, visitor, staff, change, at }
      }

      it('is reached at its old addresses until another one takes them', async () => {
        const { app, staff, change, at } = await openSite()
        const { _id } = await build(app, { title: 'One' })
        for (const slug of ['two', 'three', 'two']) await change(_id, { slug })
        for (const slug of ['one', 'two', 'three']) expect((await at(slug)).body.slug).toBe('two')
        const thief = await build(app, { title: 'Thief', slug: 'three' })
        expect((await at('three')).body._id).toBe(thief._id)
        await staff.delete(`${path}/${thief._id}`)
        expect((await at('three')).status).toBe(404)
        await change(_id, { isPublished: false })
        expect((await at('one')).status).toBe(404)
        expect((await at('one', staff)).body._id).toBe(_id)
      })

      it('is not overwritten by somebody who saw an older version', async () => {
        const { app, staff, change } = await openSite()
        const { _id, updatedAt } = await build(app)
        expect((await change(_id, { description: 'A', updatedAt })).status).toBe(200)
        expect(await change(_id, { description: 'B', updatedAt })).toMatchObject({
          status: 409,
          body: { msg: `Someone else changed this ${noun}. Reload to see the latest version.` },
        })
        const { body } = await staff.get<Row>(`${path}/${_id}`)
        expect(body.description).toBe('A')
        const both = await Promise.all(
          ['C', 'D'].map((description) => change(_id, { description, updatedAt: body.updatedAt })),
        )
        expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
      })

      it('is stored once when the call that makes it is sent again', async () => {
        const { staff, change } = await openSite()
        const newId = '0190f0c0-1111-7222-8333-444455556666'
        const send = (body: object) => staff.post<Row>(path, { title: 'Lost answer', ...body })
        const both = await Promise.all([send({ newId }), send({ newId })])
        expect(both).toMatchObject(Array(2).fill({ status: 201, body: { _id: newId } }))
        await change(newId, { description: 'Changed' })
        expect((await send({ newId, description: 'B' })).body.description).toBe('Changed')
        const taken = async (query: string) =>
          (await staff.get(`${path}/${checkTitle}?slug=lost-answer${query}`)).body.exists
        expect([await taken(''), await taken(`&excludeId=${newId}`)]).toEqual([true, false])
        expect((await send({})).status).toBe(409)
        await staff.delete(`${path}/${newId}`)
        const anew = await send({ newId })
        expect(anew).toMatchObject({ status: 201, body: { title: 'Lost answer' } })
        expect(anew.body._id).not.toBe(newId)
        expect((await send({ title: 'Other', newId: 'mine' })).status).toBe(400)
      })

      it('is found again under the title with a number that it got in the trash', async () => {
        const { app, staff, visitor } = await openSite()
        const { _id } = await build(app, { title: 'Leek' })
        await staff.delete(`${path}/${_id}`)
        await build(app, { title: 'Leek' })
        await staff.post(`${path}/${_id}/restore`)
        const { body } = await visitor.get<{ total: number }>(`${path}?search=leek%20(2)`)
        expect(body.total).toBe(1)
      })

      it('stays in the trash for 30 days, and is then gone with its old addresses', async () => {
        const { app, visitor, staff, change } = await openSite()
        const [gone, kept] = [await build(app), await build(app)]
        await change(gone._id, { slug: 'moved' })
        await staff.delete(`${path}/${gone._id}`)
        app.clock.advance(30 * day - 1)
        const late = await visitor.as('Admin')
        expect(await purge(app)).toBe(0)
        await late.delete(`${path}/${kept._id}`)
        app.clock.advance(1)
        expect((await late.post(`${path}/${gone._id}/restore`)).status).toBe(404)
        expect(await purge(app)).toBe(1)
        expect(await purge(app)).toBe(0)
        expect((await late.post<Row>(`${path}/${kept._id}/restore`)).body._id).toBe(kept._id)
        expect(await app.db.selectFrom('slug_history').selectAll().execute()).toEqual([])
        expect((await late.get(`${path}/${gone._id}`)).status).toBe(404)
      })
    })
  },
)
