/** Exports a site of meals and posts with pictures, and imports it on the other database, twice. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ensurePostCategories } from '#app/blog/categories/post-categories.server.ts'
import { createPost } from '#app/blog/edit-posts.server.ts'
import { newPostInput } from '#app/blog/post-input.ts'
import { mediaName } from '#app/images/files/media-names.ts'
import type { App } from '#platform/app.ts'
import { projectRoot } from '#platform/project-root.ts'
import { editor } from '#tests/support/builders/build-meal.ts'
import { illustrateMeals } from './data/illustrated-meals.ts'
import { writeManyMeals } from './data/many-meals.ts'
import { type BenchPostgres, type BenchSite, openBenchSite } from './servers/bench-site.ts'

/** Prints seconds, the most memory of each process, and the size of the file. */
export async function benchMoving(meals: number, postgres: BenchPostgres): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'platewise-moving-'))
  const file = path.join(folder, 'site.zip')
  const posts = Math.round(meals / 2)
  const site = await openBenchSite()
  await writeManyMeals(site.app, meals)
  await illustrateMeals(site.app, meals + 2 * posts)
  await writePosts(site.app, posts)
  await site.app.db.selectFrom('meals').select('id').limit(1).execute()
  await measure('export', settingsOf(site), 'export', file)
  console.log(`  ${meals} meals, ${posts} posts: ${Math.round((await stat(file)).size / 1e6)} MB`)
  await site.close()
  for (const [name, to] of [
    ['PostgreSQL', await openBenchSite({ postgres })],
    ['SQLite', await openBenchSite()],
  ] as const) {
    const settings = settingsOf(to)
    await measure(`first user on ${name}`, settings, 'user', 'add', 'a@example.com', 'Ann', 'Admin')
    await measure(`import on ${name}`, settings, 'import', file)
    await measure('again', settings, 'import', file)
    await to.close()
  }
  await rm(folder, { recursive: true })
}

const settingsOf = ({ app: { config } }: BenchSite) => ({
  DATA_DIR: config.dataDir,
  DATABASE_URL: config.databaseUrl ?? '',
})

/** Posts with a featured image and one in the text, which no meal has. */
async function writePosts(app: App, count: number): Promise<void> {
  await ensurePostCategories(app)
  const unused = await app.db
    .selectFrom('images')
    .select(['media_key', 'variants'])
    .where('id', 'not in', (query) =>
      query
        .selectFrom('meals')
        .select('image_id')
        .where('image_id', 'is not', null)
        .$castTo<{ image_id: string }>(),
    )
    .execute()
  const urls = unused.map(
    ({ media_key, variants }) =>
      `/media/${mediaName(media_key ?? '', Math.max(...(variants?.webp ?? [])), 'webp')}`,
  )
  for (let index = 0; index < count; index += 1) {
    const text = { type: 'paragraph', children: [{ text: 'What is on the plate. '.repeat(200) }] }
    const image = { type: 'image', url: urls[2 * index], alt: '', children: [{ text: '' }] }
    const input = newPostInput.parse({
      ...{ title: `Post ${index}`, description: 'About it', category: 'Recipes', published: true },
      content: JSON.stringify([text, image, text]),
      featuredImage: urls[2 * index + 1],
    })
    await createPost(app, editor, input)
  }
}

/** Runs a command as a process of its own and looks at its memory. */
async function measure(name: string, settings: Record<string, string>, ...args: string[]) {
  const program = path.join(projectRoot(), 'server/cli.ts')
  const started = performance.now()
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, ...settings },
  })
  const ended = once(child, 'exit')
  let most = 0
  while (child.exitCode === null && child.signalCode === null) {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    most = Math.max(most, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0))
    await Promise.race([pause(100), ended])
  }
  const seconds = (performance.now() - started) / 1000
  console.log(
    `  ${name}: ${seconds.toFixed(1)} s, ${Math.round(most / 1024)} MB, exit ${child.exitCode}`,
  )
}
