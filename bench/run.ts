/**
 * Measures what must stay quick as a site grows. `npm run bench -- --postgres` measures on PostgreSQL
 * too; with `--plans` it also prints each query of each list and how the database answers it.
 */
import { parseArgs } from 'node:util'
import { openBenchSite, startPostgres } from './bench-site.ts'
import { benchMealLists } from './meals-list.ts'

const { values: options } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    plans: { type: 'boolean', default: false },
  },
})

console.log('Lists of meals on SQLite')
await benchMealLists(() => openBenchSite(), options)
if (options.postgres) {
  console.log('\nLists of meals on PostgreSQL')
  const postgres = await startPostgres()
  await benchMealLists(() => openBenchSite(postgres), options)
  await postgres.stop()
}
