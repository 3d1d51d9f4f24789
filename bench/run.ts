/**
 * Measures what must stay quick: pages, and lists as a site grows. `npm run bench -- pages` or `lists`
 * measures one of them. `--postgres` measures lists on PostgreSQL too; with `--plans` each query of
 * each list is printed with how the database answers it.
 */
import { parseArgs } from 'node:util'
import { openBenchSite, startPostgres } from './bench-site.ts'
import { benchMealLists } from './meals-list.ts'
import { benchPages } from './pages.ts'

const { values: options, positionals: subjects } = parseArgs({
  allowPositionals: true,
  options: {
    postgres: { type: 'boolean', default: false },
    plans: { type: 'boolean', default: false },
  },
})

const wanted = (subject: string) => subjects.length === 0 || subjects.includes(subject)

if (wanted('pages')) {
  console.log('Pages')
  await benchPages()
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
