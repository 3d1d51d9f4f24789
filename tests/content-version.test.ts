import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addViews } from '#app/blog/posts.db.server.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { contentVersion, staffVersion } from '#platform/database/versions/content-version.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { buildMeal, idOf, openMealsApp } from './support/builders/build-meal.ts'
import { buildImage, buildPost } from './support/builders/build-post.ts'
import { buildUser } from './support/builders/build-user.ts'
import { noteJob } from './support/races/note-job.ts'
import { describeOnAll, type Open } from './support/servers/databases.ts'
import type { TestApp } from './support/test-app.ts'

/**
 * Writes to one table in order, as SQL in which `{meal}` and the like stand for an id of the fixture: `seen`
 * by visitors, `drafts` that only staff see in cached lists, and `unseen` ones that neither shows.
 */
type Writes = { seen?: Write[]; drafts?: Write[]; unseen?: Write[] }
type Write = string | ((app: TestApp) => Promise<unknown>)

const now = `'2026-01-01T00:00:00.000Z'`
const item = (meal: string, place: number) =>
  `insert into meal_items (meal_id, position, food_id, food, food_group, text, grams, grams_assumed,
    confidence, missing) values (${meal}, ${place}, 'rice', 'Rice', 'grains', 'rice', 100, false, 1, '[]')`
const oldSlug = (kind: string, owner: string, slug: string) =>
  `insert into slug_history values ('${kind}', '${slug}', ${owner}, ${now})`
const named = (table: string) => [
  `insert into ${table} (id, name, name_key, created_at) values ('new', 'New', 'new', ${now})`,
  `update ${table} set name = 'Newer' where id = 'new'`,
  `delete from ${table} where id = 'new'`,
]

/** All tables of the schema; a new table must be classified here. */
const tables: Record<string, Writes> = {
  meals: {
    seen: [
      (app) => buildMeal(app),
      `update meals set description = 'Hot' where id = {meal}`,
      `update meals set is_published = false where id = {meal}`,
      `update meals set is_published = true where id = {meal}`,
      `update meals set deleted_at = ${now} where id = {meal}`,
      `update meals set deleted_at = null where id = {meal}`,
      `delete from meals where id = {spareMeal}`,
    ],
    drafts: [
      (app) => buildMeal(app, { isPublished: false }),
      `update meals set description = 'Hot' where id = {draft}`,
      `update meals set deleted_at = ${now} where id = {draft}`,
      `delete from meals where id = {draft}`,
    ],
  },
  meal_items: {
    seen: [
      item('{meal}', 90),
      `update meal_items set grams = 200 where meal_id = {meal}`,
      `update meal_items set meal_id = {draft}, position = 91 where meal_id = {meal}`,
      `update meal_items set meal_id = {meal} where meal_id = {draft}`,
      `delete from meal_items where meal_id = {meal}`,
    ],
    drafts: [
      item('{draft}', 90),
      `update meal_items set grams = 200 where meal_id = {draft}`,
      `delete from meal_items where meal_id = {draft}`,
    ],
  },
  meal_categories: {
    seen: [
      `insert into meal_categories values ({meal}, {category}, 90)`,
      `update meal_categories set position = 91 where meal_id = {meal}`,
      `delete from meal_categories where meal_id = {meal}`,
    ],
    drafts: [
      `insert into meal_categories values ({draft}, {category}, 90)`,
      `delete from meal_categories where meal_id = {draft}`,
    ],
  },
  categories: { seen: named('categories') },
  meal_types: {
    seen: [
      `insert into meal_types values ('new', 'New', 'new', 'new', 90, ${now})`,
      `update meal_types set name = 'Newer' where id = 'new'`,
      `delete from meal_types where id = 'new'`,
    ],
  },
  posts: {
    seen: [
      (app) => buildPost(app),
      `update posts set content = '[]' where id = {post}`,
      `update posts set category = 'Soups' where id = {post}`,
      `update posts set views = 5, updated_at = '2027-01-01T00:00:00.000Z' where id = {post}`,
      `update posts set published = false where id = {post}`,
      `update posts set published = true where id = {post}`,
      `update posts set deleted_at = ${now} where id = {post}`,
      `update posts set deleted_at = null where id = {post}`,
      `delete from posts where id = {sparePost}`,
    ],
    drafts: [
      (app) => buildPost(app, { published: false, category: '', featuredImage: '' }),
      `update posts set content = '[]' where id = {draftPost}`,
      `delete from posts where id = {draftPost}`,
    ],
    unseen: [
      `update posts set views = views + 1 where id = {post}`,
      (app) => inTransaction(app, ({ db }) => addViews(db, ids(app).post ?? '', 3)),
    ],
  },
  post_tags: {
    seen: [
      `insert into post_tags values ({post}, 'Rice', 'rice')`,
      `update post_tags set tag = 'RICE' where post_id = {post}`,
      `delete from post_tags where post_id = {post}`,
    ],
    drafts: [
      `insert into post_tags values ({draftPost}, 'Rice', 'rice')`,
      `delete from post_tags where post_id = {draftPost}`,
    ],
  },
  blog_categories: { seen: named('blog_categories') },
  slug_history: {
    seen: [
      oldSlug('meal', '{meal}', 'one'),
      oldSlug('post', '{post}', 'two'),
      `update slug_history set slug = 'three' where slug = 'two'`,
      `delete from slug_history where slug = 'one'`,
      `delete from slug_history where slug = 'three'`,
    ],
    drafts: [oldSlug('meal', '{draft}', 'one'), `delete from slug_history where slug = 'one'`],
  },
  images: {
    seen: [
      `update images set status = 'failed' where id = {image}`,
      `update images set status = 'ready' where id = {image}`,
      `update images set variants = '{"webp":[320],"avif":[320]}' where id = {image}`,
      `update images set status = 'ready' where id = {pending}`,
    ],
    unseen: [
      (app) => buildImage(app),
      `update images set progress = 0.5 where id = {pending}`,
      `update images set variants = '{"webp":[320],"avif":[320]}' where id = {unused}`,
      `update images set deleted_at = ${now} where id = {unused}`,
      `delete from images where id = {unused}`,
    ],
  },
  image_uses: {
    seen: [
      `insert into image_uses values ({unused}, 'author', {user}, {user})`,
      `update image_uses set image_id = {image} where kind = 'author'`,
      // This also deletes the picture.
      `delete from users where id = {user}`,
    ],
    unseen: [
      `insert into image_uses values ({unused}, 'meal', {draft}, null)`,
      `delete from image_uses where owner_id = {draft}`,
    ],
  },
  users: {
    seen: [`update users set bio = 'Cooks.' where id = {user}`],
    unseen: [
      (app) => buildUser(app, 'Manager'),
      `update users set name = 'Ada' where id = {user}`,
      `delete from users where id = {user}`,
    ],
  },
  mail_tokens: {
    unseen: [
      `insert into mail_tokens values ('hash', 'reset', {user}, null, ${now}, ${now})`,
      `delete from mail_tokens`,
    ],
  },
  second_factors: {
    unseen: [
      `insert into second_factors values ({user}, 'SECRET', ${now}, 0, ${now})`,
      `delete from second_factors`,
    ],
  },
  recovery_codes: {
    unseen: [`insert into recovery_codes values ({user}, 'hash')`, `delete from recovery_codes`],
  },
  webhooks: {
    unseen: [
      `insert into webhooks values ('new', 'https://a.example/', 'secret', 'meal.changed', true, ${now})`,
      `delete from webhooks`,
    ],
  },
  webhook_deliveries: {
    unseen: [
      `insert into webhooks values ('new', 'https://a.example/', 'secret', 'meal.changed', true, ${now})`,
      `insert into webhook_deliveries values
        ('new', 'new', 'test', '{}', 'waiting', 0, null, null, ${now}, ${now})`,
      `delete from webhook_deliveries`,
    ],
  },
  api_tokens: {
    unseen: [
      `insert into api_tokens values ('new', 'hash', 'Program', 'read', {user}, ${now}, null, null)`,
      `delete from api_tokens`,
    ],
  },
  invitations: {
    unseen: [
      `insert into invitations values ('new', 'a@b.example', 'A', 'User', 'hash', null, ${now}, ${now})`,
      `delete from invitations`,
    ],
  },
  tokens: {
    unseen: [
      `insert into tokens values ('hash', {user}, ${now}, ${now}, '')`,
      `update tokens set last_used_at = ${now}`,
      `delete from tokens`,
    ],
  },
  views_by_day: {
    unseen: [
      `insert into views_by_day values ('2026-01-01', 1)`,
      `update views_by_day set views = 2`,
      `delete from views_by_day`,
    ],
  },
  preview_links: {
    unseen: [
      `insert into preview_links values ({draftPost}, 'hash', ${now}, ${now})`,
      `update preview_links set token_hash = 'other'`,
      `delete from preview_links`,
    ],
  },
  open_screens: {
    unseen: [
      `insert into open_screens values ('new', {user}, 'post:one', ${now})`,
      `update open_screens set seen_at = ${now}`,
      `delete from open_screens`,
    ],
  },
  post_revisions: {
    unseen: [`update post_revisions set title = 'Old'`, `delete from post_revisions`],
  },
  contact_messages: {
    unseen: [
      `insert into contact_messages values ('new', 'Ada', 'ada@example.com', 'Hello', 'You', 'new', ${now}, null)`,
      `delete from contact_messages`,
    ],
  },
  settings: {
    unseen: [`insert into settings values ('new', '{}', ${now})`, `delete from settings`],
  },
  pages: {
    seen: [
      `insert into pages values ('new', 'new', 'New', '', '', true, false, ${now}, ${now}, null)`,
      `update pages set title = 'Newer' where id = 'new'`,
      `update pages set published = false where id = 'new'`,
      `update pages set published = true where id = 'new'`,
      `update pages set deleted_at = ${now} where id = 'new'`,
      `delete from pages where id = 'new'`,
    ],
    unseen: [
      `insert into pages values ('draft', 'draft', 'Draft', '', '', false, false, ${now}, ${now}, null)`,
      `update pages set title = 'Later' where id = 'draft'`,
      `delete from pages where id = 'draft'`,
    ],
  },
  page_revisions: {
    unseen: [
      `insert into page_revisions select 'new', id, 'Old', '', '', true, 'Ada', ${now} from pages
        where slug = 'about'`,
      `delete from page_revisions`,
    ],
  },
  // Redirects are looked up where nothing else answers, and such answers are never cached.
  redirects: {
    unseen: [
      `insert into redirects values ('new', '/old', '/new', 301, ${now})`,
      `delete from redirects`,
    ],
  },
  own_foods: {
    unseen: [`insert into own_foods values ('new', '{}', ${now})`, `delete from own_foods`],
  },
  ai_calls: {
    unseen: [
      `insert into ai_calls values ('new', '2026-01', 'test', 'none', 0, 'free', null, ${now}, ${now})`,
      `delete from ai_calls`,
    ],
  },
  rate_limits: {
    unseen: [`insert into rate_limits values ('new', 1, 1)`, `delete from rate_limits`],
  },
  jobs: { unseen: [(app) => enqueue(app, noteJob, { name: 'a' })] },
  schema_migrations: {
    unseen: [`insert into schema_migrations values ('9999-new', ${now})`],
  },
  content_version: {},
}

const idsOf = new WeakMap<object, Record<string, string>>()
const ids = (app: TestApp) => idsOf.get(app.database) ?? {}

async function openStocked(open: Open): Promise<TestApp> {
  const app = await openMealsApp(open)
  const [image, pending, unused] = [
    await buildImage(app),
    await buildImage(app),
    await buildImage(app),
  ]
  const meal = await buildMeal(app, { imageUrl: image.imageUrl })
  await buildMeal(app, { imageUrl: pending.imageUrl })
  await app.db
    .updateTable('images')
    .set({ status: 'pending' })
    .where('id', '=', pending._id)
    .execute()
  idsOf.set(app.database, {
    image: image._id,
    pending: pending._id,
    unused: unused._id,
    meal: meal._id,
    spareMeal: (await buildMeal(app))._id,
    draft: (await buildMeal(app, { isPublished: false }))._id,
    post: (await buildPost(app))._id,
    sparePost: (await buildPost(app))._id,
    draftPost: (await buildPost(app, { published: false }))._id,
    category: await idOf(app, 'Vegan'),
    user: (await buildUser(app, 'Manager'))._id,
  })
  return app
}

async function write(app: TestApp, write: Write) {
  if (typeof write !== 'string') return await write(app)
  const statement = write.replaceAll(/\{(\w+)\}/g, (_, name) => `'${ids(app)[name]}'`)
  return await sql.raw(statement).execute(app.db)
}

/** Which version each write has raised. */
async function raisedBy(app: TestApp, writes: Write[]): Promise<string[]> {
  const raised: string[] = []
  for (const one of writes) {
    const before = { version: await contentVersion(app.db), staff: await staffVersion(app.db) }
    await write(app, one)
    const isSeen = (await contentVersion(app.db)) > before.version
    const isNoted = (await staffVersion(app.db)) !== before.staff
    raised.push(`${isSeen ? 'seen' : isNoted ? 'drafts' : 'unseen'}: ${one}`)
  }
  return raised
}

/** The names of all tables, except internal tables of an index. */
async function namesOf({ db }: TestApp): Promise<string[]> {
  const found = await db.introspection.getTables()
  const own = found.filter(({ schema }) => schema === undefined || schema === 'public')
  return own.map(({ name }) => name).filter((name) => !/^sqlite_|_trigrams/.test(name))
}

describeOnAll('a write', (open) => {
  it.each(Object.entries(tables))(
    'to %s raises the version of those who see it',
    async (_table, { seen = [], drafts = [], unseen = [] }) => {
      const expected = (word: string, writes: Write[]) => writes.map((one) => `${word}: ${one}`)
      if (unseen.length > 0) {
        const app = await openStocked(open)
        expect(await raisedBy(app, unseen)).toEqual(expected('unseen', unseen))
      }
      if (drafts.length + seen.length > 0) {
        const app = await openStocked(open)
        expect(await raisedBy(app, drafts)).toEqual(expected('drafts', drafts))
        expect(await raisedBy(app, seen)).toEqual(expected('seen', seen))
      }
    },
  )

  it('is tested for every table', async () => {
    const app = await openMealsApp(open)
    expect(await namesOf(app)).toEqual(expect.arrayContaining(['meals', 'posts']))
    expect((await namesOf(app)).filter((name) => !(name in tables))).toEqual([])
  })
})
