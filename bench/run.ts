/**
 * Measures what must stay quick: pages, and lists as a site grows. `npm run bench -- pages`, `lists`,
 * `posts`, `plates`, `editor` or `admin` measures one of them; `lighthouse` lets Google's tool judge the pages, and runs only
 * when named. `--postgres` measures lists on PostgreSQL too; with `--plans` each query of
 * each list is printed with how the database answers it. `kills` is measured only when it is named: it
 * kills a site under load `--kills` times. `nutrition` reads invented meals with known truth, and the
 * weighed plates of `--plates FILE`; `--worst` prints what was read worst.
 */
import { parseArgs } from 'node:util'
import { benchAdminList } from './admin-list.ts'
import { openBenchSite, startPostgres } from './bench-site.ts'
import { benchEditor } from './editor.ts'
import { benchKills } from './kills.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchMealLists } from './meals-list.ts'
import { benchNutrition } from './nutrition/run.ts'
import { benchPages } from './pages.ts'
import { benchPlates } from './plates.ts'
import { benchPostLists } from './posts-list.ts'

const { values: options, positionals: subjects } = parseArgs({
  allowPositionals: true,
  options: {
    postgres: { type: 'boolean', default: false },
    kills: { type: 'string', default: '50' },
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
if (subjects.includes('kills')) {
  const postgres = options.postgres ? await startPostgres() : undefined
  console.log(`\nKills on ${postgres ? 'PostgreSQL' : 'SQLite'}`)
  await benchKills(Number(options.kills), postgres)
  await postgres?.stop()
}
