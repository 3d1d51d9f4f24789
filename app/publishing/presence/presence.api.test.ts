import { describe, expect, it } from 'vitest'
import { endpoints } from '#server/features.ts'
import { apiClient } from '#tests/support/api.ts'
import { openMealsApp } from '#tests/support/builders/build-meal.ts'
import { openFor, type Presence } from './presence.ts'

describe('who has an item open', () => {
  it('is told to the others until a screen is closed or not heard of [safely-01]', async () => {
    const app = await openMealsApp()
    const visitor = apiClient(app, endpoints)
    const [ann, ben] = [await visitor.as('Admin'), await visitor.as('Manager')]
    const beat = async (who: typeof ann, screen: string, item = 'post:one') =>
      (await who.post<Presence>('/presence', { screen, item })).body

    expect(await beat(ann, 'screen-of-ann')).toEqual({ others: [], elsewhere: false })
    const seen = await beat(ben, 'screen-of-ben')
    expect(seen).toEqual({ others: [expect.any(String)], elsewhere: false })
    expect((await beat(ann, 'screen-of-ann')).others).toHaveLength(1)
    expect(await beat(ann, 'another-of-ann', 'meal:one')).toEqual({ others: [], elsewhere: false })

    // A second tab of the same person counts as theirs.
    expect(await beat(ann, 'second-of-ann')).toMatchObject({ elsewhere: true })
    expect((await beat(ben, 'screen-of-ben')).others).toHaveLength(1)

    // Nobody closes the screen of somebody else.
    await ben.delete('/presence/second-of-ann')
    expect(await beat(ann, 'screen-of-ann')).toMatchObject({ elsewhere: true })
    await ann.delete('/presence/second-of-ann')
    expect(await beat(ann, 'screen-of-ann')).toMatchObject({ elsewhere: false })

    app.clock.advance(openFor + 1)
    expect(await beat(ben, 'screen-of-ben')).toEqual({ others: [], elsewhere: false })
    const rows = await app.db.selectFrom('open_screens').select('id').execute()
    expect(rows).toEqual([{ id: 'screen-of-ben' }])
  })

  it('is for staff alone, and takes nothing but ids [safely-01]', async () => {
    const visitor = apiClient(await openMealsApp(), endpoints)
    const body = { screen: 'screen-of-ann', item: 'post:one' }
    expect((await visitor.post('/presence', body)).status).toBe(401)
    expect((await (await visitor.as('User')).post('/presence', body)).status).toBe(403)
    const staff = await visitor.as('Manager')
    for (const wrong of [{ screen: 'a b' }, { item: 'user:one' }, { item: 'post:' }]) {
      expect((await staff.post('/presence', { ...body, ...wrong })).status).toBe(400)
    }
  })
})
