import { describe, expect, it } from 'vitest'
import { endpoints } from '#server/features.ts'
import { type ApiClient, apiClient } from '#tests/support/api.ts'
import { openMealsApp } from '#tests/support/builders/build-meal.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import type { TestApp } from '#tests/support/test-app.ts'

type Titled = { _id: string; title: string; slug: string; updatedAt: string }

const meals = {
  path: '/meals',
  table: 'meals',
  taken: 'A meal with this title already exists. Please choose a different title.',
  own: 'lunch',
} as const

const posts = {
  path: '/blogs',
  table: 'posts',
  taken: 'A blog with this title already exists. Please choose a different title.',
  own: 'categories',
} as const

describe.each([meals, posts])('titles of $table', ({ path, table, taken, own }) => {
  const refusal = { status: 409, body: { msg: taken, errors: [{ msg: taken, path: 'title' }] } }

  async function exists(staff: ApiClient, slug: string, excludeId?: string) {
    const check =
      table === 'posts' ? 'check-title' : `${excludeId ? 'update' : 'title'}/check-title`
    const query = new URLSearchParams({ slug, ...(excludeId ? { excludeId } : {}) })
    return (await staff.get(`${path}/${check}?${query}`)).body.exists
  }

  /** Makes rows share a title, as was possible before titles were unique. */
  const makeTwins = (app: TestApp, ids: string[], title: string) =>
    Promise.all(
      ids.map((id, title_twin) =>
        app.db
          .updateTable(table)
          .set({ title, title_slug: title.toLowerCase().replaceAll(' ', '-'), title_twin })
          .where('id', '=', id)
          .execute(),
      ),
    )

  describeOnBoth(`of ${table}`, (open) => {
    async function openSite() {
      const app = await openMealsApp(open)
      const staff = await apiClient(app, endpoints).as('Admin')
      const add = (title: string, more: object = {}) => staff.post<Titled>(path, { title, ...more })
      const made = async (title: string, more: object = {}) => (await add(title, more)).body
      const change = (one: Titled, changes: object) =>
        staff.put<Titled>(`${path}/${one._id}`, changes)
      return { app, staff, add, made, change }
    }

    it('a title belongs to whoever has it now, not to its address [title-02, title-03]', async () => {
      const { staff, add, made, change } = await openSite()
      const alpha = await made('Alpha Bowl')
      const renamed = await change(alpha, { title: 'Beta Bowl' })
      expect(renamed.body).toMatchObject({ title: 'Beta Bowl', slug: 'alpha-bowl' })
      expect(await add('beta  bowl!')).toMatchObject(refusal)
      expect([await exists(staff, 'beta-bowl'), await exists(staff, 'alpha-bowl')]).toEqual([
        true,
        false,
      ])
      // The screens send the slug of the title too.
      const second = await add('Alpha Bowl', { slug: 'alpha-bowl' })
      expect(second).toMatchObject({ status: 201, body: { slug: 'alpha-bowl-2' } })
      expect(await change(second.body, { title: 'BETA bowl' })).toMatchObject(refusal)
      expect(await exists(staff, 'beta-bowl', alpha._id)).toBe(false)
      expect(await exists(staff, 'alpha-bowl', alpha._id)).toBe(true)
    })

    it('a slug that was chosen and is taken is refused, and nothing is stored', async () => {
      const { staff, add, made, change } = await openSite()
      await made('Soup')
      const other = await made('Stew')
      const issue = { status: 409, body: { msg: taken, errors: [{ msg: taken, path: 'slug' }] } }
      expect(await add('Broth', { slug: 'soup' })).toMatchObject(issue)
      expect(await change(other, { title: 'Ragout', slug: 'soup' })).toMatchObject(issue)
      expect((await staff.get(`${path}/${other._id}`)).body).toMatchObject({ title: 'Stew' })
      expect(await exists(staff, 'broth')).toBe(false)
    })

    it('an old address that still leads somewhere is left alone, unless somebody chooses it', async () => {
      const { staff, made, change } = await openSite()
      const soup = await made('Soup')
      await change(soup, { title: 'Broth', slug: 'broth' })
      expect(await made('Soup')).toMatchObject({ slug: 'soup-2' })
      const at = async (slug: string) => (await staff.get(`${path}/slug/${slug}`)).body
      expect(await at('soup')).toMatchObject({ _id: soup._id })
      const chosen = await made('Stew', { slug: 'soup' })
      expect(await at('soup')).toMatchObject({ _id: chosen._id })
    })

    it('an old address of one in the trash is free', async () => {
      const { staff, made, change } = await openSite()
      const soup = await made('Soup')
      await change(soup, { title: 'Broth', slug: 'broth' })
      await staff.delete(`${path}/${soup._id}`)
      expect(await made('Soup')).toMatchObject({ slug: 'soup' })
      expect(await made('Broth')).toMatchObject({ slug: 'broth' })
    })

    it('a save that leaves the title is never refused for it, also where two share one', async () => {
      const { app, staff, made, change } = await openSite()
      const [one, two] = [await made('One'), await made('Two')]
      await makeTwins(app, [one._id, two._id], 'Old Soup')
      for (const twin of [one, two]) {
        expect((await change(twin, { description: 'New' })).status).toBe(200)
        expect((await change(twin, { title: 'Old Soup' })).status).toBe(200)
        expect((await change(twin, { title: 'OLD SOUP' })).status).toBe(200)
      }
      expect((await change(one, { title: 'Its own' })).status).toBe(200)
      expect(await exists(staff, 'old-soup')).toBe(true)
      expect((await change(one, { title: 'old soup' })).status).toBe(409)
      expect((await change(two, { title: 'Another' })).status).toBe(200)
      expect((await change(one, { title: 'old soup' })).status).toBe(200)
    })

    it('the address of a draft may follow its title to one that is taken', async () => {
      const { made, change } = await openSite()
      const soup = await made('Soup')
      await change(soup, { title: 'Broth' })
      const other = await made('Stew')
      const moved = await change(other, { title: 'Soup', slug: 'soup' })
      expect(moved).toMatchObject({ status: 200, body: { slug: 'soup-2' } })
      expect((await change(other, { title: 'Soup', slug: 'soup' })).body.slug).toBe('soup-2')
    })

    it('an address that is sent without a title was chosen, also if it is like the title [title-08]', async () => {
      const { made, change } = await openSite()
      const soup = await made('Soup')
      await change(soup, { title: 'Broth' })
      const other = await made('Soup')
      expect(other.slug).toBe('soup-2')
      expect((await change(other, { slug: 'soup' })).status).toBe(409)
      await change(soup, { slug: 'broth' })
      // It takes over the former address of the first one.
      expect((await change(other, { slug: 'soup' })).body.slug).toBe('soup')
    })

    it.each([
      ['Crème brûlée', 'CRÈME BRÛLÉE', 409],
      ['Crème brûlée'.normalize('NFD'), 'Crème brûlée'.normalize('NFC'), 409],
      ['Crème brûlée', 'Creme brulee', 201],
      ['पनीर टिक्का', 'पनीर  टिक्का!', 409],
      ['مرق', 'Broth', 201],
      ['Soup 🍲', 'soup', 409],
      ['🍕', '🍕', 201],
      ['!?', '🍕', 201],
      [own, `${own}s`, 201],
      [own, own.toUpperCase(), 409],
    ])('%s and then %s: %i', async (first, second, status) => {
      const { staff, add } = await openSite()
      expect((await add(first)).status).toBe(201)
      expect(await exists(staff, second)).toBe(status === 409)
      expect((await add(second)).status).toBe(status)
    })

    it('one of many who want a title at the same moment gets it', async () => {
      const { app, add, made, change } = await openSite()
      const others = await Promise.all(['A1', 'B2', 'C3'].map((title) => made(title)))
      const replies = await Promise.all([
        ...['Soup', 'soup!', 'SOUP'].map((title) => add(title)),
        ...others.map((other) => change(other, { title: 'Soup' })),
      ])
      const codes = replies.map(({ status }) => status).toSorted()
      expect(codes.slice(1)).toEqual([409, 409, 409, 409, 409])
      expect([200, 201]).toContain(codes[0])
      const rows = await app.db.selectFrom(table).select('title_twin').execute()
      expect(rows.every(({ title_twin }) => title_twin === 0)).toBe(true)
    })

    it('many who may share a slug at the same moment all get one of their own', async () => {
      const { add, made, change } = await openSite()
      const titles = ['Old', 'Soup', 'Stew']
      for (const title of titles) await change(await made(title), { title: `Renamed ${title}` })
      const replies = await Promise.all(titles.flatMap((title) => [add(title), add(title)]))
      const slugs = replies.flatMap(({ status, body }) => (status === 201 ? body.slug : []))
      expect(slugs.toSorted()).toEqual(['old-2', 'soup-2', 'stew-2'])
    })

    it('what comes back from the trash gets a number where its title is taken', async () => {
      const { staff, made, change } = await openSite()
      const first = await made('Soup')
      const long = await made('x'.repeat(200))
      for (const one of [first, long]) await staff.delete(`${path}/${one._id}`)
      const second = await made('Soup')
      await made('x'.repeat(200))
      await change(second, { slug: 'other' })
      const back = await staff.post<Titled>(`${path}/${first._id}/restore`)
      expect(back.body).toMatchObject({ title: 'Soup (2)', slug: 'soup-2' })
      expect(await exists(staff, 'soup-2')).toBe(true)
      const short = (await staff.post<Titled>(`${path}/${long._id}/restore`)).body
      expect(short.title).toBe(`${'x'.repeat(196)} (2)`)
      await staff.delete(`${path}/${second._id}`)
      expect((await staff.post<Titled>(`${path}/${second._id}/restore`)).body).toMatchObject({
        title: 'Soup',
        slug: 'other',
      })
    })

    it('a long title of emojis that gets a number can still be saved', async () => {
      const { staff, made, change } = await openSite()
      // Cutting the title for the number hits the middle of the last emoji.
      const title = `Soup ${'🍲'.repeat(97)}x`
      const soup = await made(title)
      await staff.delete(`${path}/${soup._id}`)
      await made(title)
      const back = (await staff.post<Titled>(`${path}/${soup._id}/restore`)).body
      expect(back.title).toBe(`Soup ${'🍲'.repeat(95)} (2)`)
      expect(await change(soup, { title: back.title })).toMatchObject({ status: 200 })
    })

    it('two that come back at the same moment do not share one', async () => {
      const { staff, made } = await openSite()
      const ids: string[] = []
      for (let count = 0; count < 3; count += 1) {
        const { _id } = await made('Soup')
        await staff.delete(`${path}/${_id}`)
        ids.push(_id)
      }
      const back = await Promise.all(ids.map((id) => staff.post<Titled>(`${path}/${id}/restore`)))
      expect(back.map(({ body }) => body.title).toSorted()).toEqual([
        'Soup',
        'Soup (2)',
        'Soup (3)',
      ])
      expect(back.map(({ body }) => body.slug).toSorted()).toEqual(['soup', 'soup-2', 'soup-3'])
    })
  })
})
