/**
 * Measures what must stay quick: pages, and lists as a site grows. `npm run bench -- pages`, `lists`,
 * `posts`, `plates` or `editor` (with an hour's typing and 20 kills) measures one of them; `lighthouse` lets Google's tool judge the pages, and
 * runs only when named. `--postgres` measures lists on PostgreSQL too; `--sizes 1000,1000000` on sites of
 * other sizes, which `--keep FOLDER` leaves there for the next run, and `--at URL` in a PostgreSQL that
 * runs already. With `--plans` each query of each list is printed with how the database answers it.
 * `kills` and `soak` run only when they are named: `kills` kills a site under load `--kills` times, `soak`
 * runs it for `--minutes` with a kill in each and restores its last archive on the other database. Both
 * take `--postgres`, and `--processes 3` for so many web processes and two workers on PostgreSQL and an S3
 * server. `disk` fills a disk and takes the right to write away, which only root may. `backup` saves and
 * restores `--meals` meals with images; `moving`, when named, exports and imports them with half as many
 * posts; `moving-wordpress` imports `--meals` posts with pictures from WordPress. `nutrition` reads invented meals with known truth, and the weighed plates of `--plates FILE`;
 * `--worst` prints what was read worst, `--held-back` scores the half of the corpus that nobody tunes on.
 * `memory`, when named, starts a new site and prints what each process holds at rest and after `--seconds`
 * of load. `uploads`, when named, sends `--uploads` pictures while visitors read. `attack`, when named, lets a
 * stranger do with connections what can be done with them, on 1 GB of memory. `sign-in`, when named, signs in
 * under 32 wrong sign-ins at once. `hostile`, when named, reads `--texts` texts that were made to be slow,
 * and searches with such. `correcting`, when named, corrects an estimated plate by keyboard, by touch and by forms,
 * and counts steps and seconds.
 */
import { parseArgs } from 'node:util'
import { benchAttack } from './attack.ts'
import { benchBackup } from './backup.ts'
import { benchCorrecting } from './correcting.ts'
import { benchDisk } from './disk.ts'
import { benchEditor } from './editor.ts'
import { benchFound } from './find/found.ts'
import { benchFindTimes } from './find/times.ts'
import { benchHostile } from './hostile.ts'
import { benchKills } from './kills.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchMealLists } from './meals-list.ts'
import { benchMemory } from './memory.ts'
import { benchMoving } from './moving.ts'
import { benchWordpress } from './moving-wordpress.ts'
import { benchCorpus } from './nutrition/corpus.ts'
import { benchNutrition } from './nutrition/run.ts'
import { benchPages } from './pages.ts'
import { benchPlates } from './plates/plates.ts'
import { benchPostLists } from './posts-list.ts'
import { openBenchSite, postgresAt, startPostgres } from './servers/bench-site.ts'
import { benchSignIn } from './sign-in.ts'
import { benchSoak } from './soak.ts'
import { benchUploads } from './uploads.ts'

const { values: options, positionals: subjects } = parseArgs({
  allowPositionals: true,
  options: {
    postgres: { type: 'boolean', default: false },
    sizes: { type: 'string', default: '1000,100000' },
    keep: { type: 'string' },
    at: { type: 'string' },
    kills: { type: 'string', default: '50' },
    meals: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '60' },
    processes: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    uploads: { type: 'string', default: '1000' },
    texts: { type: 'string', default: '10000' },
    plans: { type: 'boolean', default: false },
    plates: { type: 'string' },
    worst: { type: 'boolean', default: false },
    'held-back': { type: 'boolean', default: false },
  },
})

const lists = { plans: options.plans, sizes: options.sizes.split(',').map(Number) }

/** Where a site of that size is kept for the next run, if it is. */
const reusedSite = (database: string, subject: string, size: number) =>
  options.keep ? { folder: options.keep, name: `${database}_${subject}_${size}` } : undefined

const wanted = (subject: string) => subjects.length === 0 || subjects.includes(subject)

if (wanted('nutrition')) {
  console.log('Nutrition')
  benchNutrition(options.plates, options.worst)
  benchCorpus(options['held-back'])
}
if (subjects.includes('hostile')) {
  console.log('Hostile texts')
  await benchHostile(Number(options.texts))
}
if (subjects.includes('find')) {
  console.log('Searches that find the right sample meal among the first three')
  await benchFound(openBenchSite, { heldBack: options['held-back'], worst: options.worst })
  const size = Math.max(...lists.sizes)
  console.log(`\nSearches of ${size} meals on SQLite`)
  await benchFindTimes(() => openBenchSite({ kept: reusedSite('sqlite', 'meals', size) }), size)
  if (options.postgres) {
    console.log(`\nSearches of ${size} meals on PostgreSQL`)
    const postgres = await startPostgres()
    await benchFindTimes(() => openBenchSite({ postgres }), size)
    await postgres.stop()
  }
}
if (wanted('pages')) {
  console.log('Pages')
  await benchPages()
}
if (wanted('plates')) {
  console.log('\nPlates of the illustrator')
  await benchPlates()
}
if (subjects.includes('correcting')) {
  console.log('\nCorrecting an estimated plate')
  await benchCorrecting()
}
if (subjects.includes('lighthouse')) {
  console.log('\nLighthouse, on a slow phone')
  await benchLighthouse()
}
for (const [subject, bench] of Object.entries({ meals: benchMealLists, posts: benchPostLists })) {
  if (!wanted(subject === 'meals' ? 'lists' : subject)) continue
  if (!options.at) {
    console.log(`\nLists of ${subject} on SQLite`)
    await bench((size) => openBenchSite({ kept: reusedSite('sqlite', subject, size) }), lists)
  }
  if (options.postgres || options.at) {
    console.log(`\nLists of ${subject} on PostgreSQL`)
    const postgres = options.at ? postgresAt(options.at) : await startPostgres()
    const site = (size: number) => (options.at ? reusedSite('postgres', subject, size) : undefined)
    await bench((size) => openBenchSite({ postgres, kept: site(size) }), lists)
    await postgres.stop()
  }
}
if (wanted('editor')) {
  console.log('\nWriting in a post of 10,000 words')
  await benchEditor()
}
if (subjects.includes('backup')) {
  console.log('\nBackup on SQLite, restore on PostgreSQL')
  const postgres = await startPostgres()
  await benchBackup(Number(options.meals), postgres)
  await postgres.stop()
}
if (subjects.includes('moving')) {
  console.log('\nExport on SQLite, import on both databases')
  const postgres = await startPostgres()
  await benchMoving(Number(options.meals), postgres)
  await postgres.stop()
}
if (subjects.includes('moving-wordpress')) {
  console.log('\nImport from WordPress on SQLite while visitors read')
  await benchWordpress(Number(options.meals))
}
if (subjects.includes('uploads')) {
  console.log('\nUploads, eight at a time')
  await benchUploads(Number(options.uploads))
}
if (subjects.includes('memory')) {
  console.log('\nMemory of each process in MB')
  await benchMemory(Number(options.seconds))
}
if (subjects.includes('attack')) {
  console.log('\nAttacks over HTTP, on 1 GB of memory')
  await benchAttack()
}
if (subjects.includes('sign-in')) {
  console.log('\nSigning in under wrong sign-ins')
  await benchSignIn()
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
