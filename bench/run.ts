/**
 * Measures what must stay quick: pages, and lists as a site grows. `npm run bench -- pages`, `lists`,
 * `posts`, `plates`, `editor` or `admin` measures one of them; `lighthouse` lets Google's tool judge the pages, and runs only
 * when named. `--postgres` measures lists on PostgreSQL too; with `--plans` each query of
 * each list is printed with how the database answers it. `kills` and `soak` run only when they are named:
 * `kills` kills a site under load `--kills` times, `soak` runs it for `--minutes` with a kill in each and
 * restores its last archive on the other database. Both take `--postgres`, and `--processes 3` for
 * so many web processes and two workers on PostgreSQL and an S3 server. `disk` fills a disk and takes the
 * right to write away, which only root may. `backup` saves and restores `--meals` meals with images. `nutrition` reads invented meals with known truth, and the
 * weighed plates of `--plates FILE`; `--worst` prints what was read worst.
 */
import { parseArgs } from 'node:util'
import { benchAdminList } from './admin-list.ts'
import { benchBackup } from './backup.ts'
import { openBenchSite, startPostgres } from './bench-site.ts'
import { benchDisk } from './disk.ts'
import { benchEditor } from './editor.ts'
import { benchKills } from './kills.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchMealLists } from './meals-list.ts'
import { benchNutrition } from './nutrition/run.ts'
import { benchPages } from './pages.ts'
import { benchPlates } from './plates.ts'
import { benchPostLists } from './posts-list.ts'
import { benchSoak } from './soak.ts'

const { values: options, positionals: subjects } = parseArgs({
  allowPositionals: true,
  options: {
    postgres: { type: 'boolean', default: false },
    kills: { type: 'string', default: '50' },
    meals: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '60' },
    processes: { type: 'string' },
    plans: { type: 'boolean', default: false },
    plates: { type: 'string' },
    worst: { type: 'boolean', default: false },
  },
})

const wanted = (subject: string) => subjects.length === 0 || subjects.includes(subject)

if (wanted('nutrition')) {
  console.log('Nutrition')
  benchNutrition(options.plates, options.worst)
}
if (wanted('pages')) {
  console.log('Pages')
  await benchPages()
}
if (wanted('plates')) {
  console.log('\nPlates of the illustrator')
  await benchPlates()
}
if (subjects.includes('lighthouse')) {
  console.log('\nLighthouse, on a slow phone')
  await benchLighthouse()
}
if (wanted('lists')) {
  console.log('\nLists of meals on SQLite')
  await benchMealLists(() => openBenchSite(), options)
}
if (wanted('lists') && options.postgres) {
  console.log('\nLists of meals on PostgreSQL')
  const postgres = await startPostgres()
  await benchMealLists(() => openBenchSite(postgres), options)
  await postgres.stop()
}
if (wanted('posts')) {
  console.log('\nLists of posts on SQLite')
  await benchPostLists(() => openBenchSite(), options)
}
if (wanted('posts') && options.postgres) {
  console.log('\nLists of posts on PostgreSQL')
  const postgres = await startPostgres()
  await benchPostLists(() => openBenchSite(postgres), options)
  await postgres.stop()
}
if (wanted('editor')) {
  console.log('\nWriting in a post of 10,000 words')
  await benchEditor()
}
if (wanted('admin')) {
  console.log('\nThe list of staff, 1,000 meals and 100,000, on SQLite')
  await benchAdminList(() => openBenchSite())
}
if (wanted('admin') && options.postgres) {
  console.log('\nThe list of staff on PostgreSQL')
  const postgres = await startPostgres()
  await benchAdminList(() => openBenchSite(postgres))
  await postgres.stop()
}
if (subjects.includes('backup')) {
  console.log('\nBackup on SQLite, restore on PostgreSQL')
  const postgres = await startPostgres()
  await benchBackup(Number(options.meals), postgres)
  await postgres.stop()
}
if (subjects.includes('disk')) {
  console.log('\nA disk that is full, then read-only')
  await benchDisk()
}
const processes = options.processes ? { webs: Number(options.processes), workers: 2 } : undefined
const onPostgres = options.postgres || processes !== undefined
const place = `${onPostgres ? 'PostgreSQL' : 'SQLite'}${
  processes ? ` and S3, ${processes.webs} web processes and 2 workers` : ''
}`
if (subjects.includes('kills')) {
  const postgres = onPostgres ? await startPostgres() : undefined
  console.log(`\nKills on ${place}`)
  await benchKills(Number(options.kills), { postgres, processes })
  await postgres?.stop()
}
if (subjects.includes('soak')) {
  const postgres = await startPostgres()
  console.log(`\n${options.minutes} minutes on ${place}, a kill in each`)
  await benchSoak({ minutes: Number(options.minutes), postgres, onPostgres, processes })
  await postgres.stop()
}
