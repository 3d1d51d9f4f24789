import type { Insertable } from 'kysely'
import { firstPostCategories } from '#app/blog/post.ts'
import { createRandom } from '#app/images/illustrator/core/random.ts'
import type { App } from '#platform/app.ts'
import type { Tables } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { inventedId, timeOfInvented } from '#platform/invented.ts'
import { searchKey, searchText } from '#platform/text/search-key.ts'
import { slugOf } from '#platform/text/slug.ts'
import { updateStatistics } from './many-meals.ts'

/** Posts written by one statement: SQLite takes 32,766 parameters. */
const batch = 250

/** One in so many posts tells of saffron; the same share is a draft. */
const rareShare = 50

/** Tags beside a common one, and how many posts there are to one with it. */
const rareTags = { weeknights: 20, 'saffron week': 2000 }

type InventedPost = { row: Insertable<Tables['posts']>; tags: Insertable<Tables['post_tags']>[] }

/** Fills an empty site with posts of short contents, straight into the tables. */
export async function writeManyPosts(app: App, count: number): Promise<void> {
  for (let first = 0; first < count; first += batch) {
    const size = Math.min(batch, count - first)
    const posts = Array.from({ length: size }, (_, index) => inventPost(first + index))
    await inTransaction(app, async ({ db }) => {
      const rows = posts.map(({ row }) => row)
      await db.insertInto('posts').values(rows).execute()
      const tags = posts.flatMap((post) => post.tags)
      await db.insertInto('post_tags').values(tags).execute()
    })
  }
  await updateStatistics(app.db)
}

const words = (text: string) => text.split(' ')

const starts = ['How to read', 'Five ways to', 'The truth about', 'A week of', 'Why we love']
const subjects = words('protein breakfast fibre lentils rice labels snacking salt sugar chicken')
const ends = words('simply slowly together outdoors today better cheaply calmly safely daily')
const commonTags = words('nutrition cooking planning shopping habits')

/** The post of that number: the same rows on every run, each younger than the one before. */
function inventPost(number: number): InventedPost {
  const { pick } = createRandom(number)
  const title = `${pick(starts)} ${pick(subjects)} ${pick(ends)}`
  const saffron = number % rareShare === 7 ? ' and saffron' : ''
  const description = `What to know about ${pick(subjects)}, ${pick(subjects)}${saffron}.`
  const rare = Object.entries(rareTags).filter(([, share]) => number % share === 3)
  const tags = [pick(commonTags), ...rare.map(([tag]) => tag)]
  const row = { title, description, tags, category: pick(firstPostCategories) }
  const id = inventedId(number)
  return {
    row: {
      ...postRow(id, number, title),
      ...row,
      search_text: searchText([title, description, ...tags]),
    },
    tags: tags.map((tag) => ({ post_id: id, tag, tag_key: searchKey(tag) })),
  }
}

function postRow(id: string, number: number, title: string) {
  const created_at = timeOfInvented(number)
  return {
    id,
    slug: `${slugOf(title)}-${number}`,
    title_key: searchKey(title),
    content: JSON.stringify([{ type: 'paragraph', children: [{ text: title }] }]),
    featured_image: '',
    featured_image_id: null,
    featured_image_alt: '',
    author_id: null,
    author_name: 'Bench',
    published: number % rareShare !== 11,
    views: number % 100,
    created_at,
    published_at: number % rareShare === 11 ? null : created_at,
    listed_at: created_at,
    updated_at: created_at,
    deleted_at: null,
  }
}
