import { readFile, writeFile } from 'node:fs/promises'
import { everyUser } from '#app/accounts/users.server.ts'
import { readGhostFile } from '#app/blog/ghost-file.server.ts'
import { importPost } from '#app/blog/import-post.server.ts'
import { imageJobs } from '#app/images/images.jobs.server.ts'
import type { Caller } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import type { Command } from '#platform/cli.ts'
import { invalid, unavailable } from '#platform/errors.ts'
import { runJobs } from '#platform/jobs/run-jobs.ts'
import { cannotRead, checkWritable } from '#platform/named-file.ts'
import { contentFile, importContent, readAllContent } from './content-file.server.ts'

export const contentCommands: Command[] = [
  {
    name: 'export',
    usage: 'export FILE  (all meals and posts as JSON)',
    async run(app, [file], terminal) {
      if (!file) throw invalid('Name the file to write: export FILE')
      await checkWritable(file, { inPlace: true })
      const content = await readAllContent(app, await administrator(app))
      await writeFile(file, `${JSON.stringify(content, null, 2)}\n`)
      const { meals = [], posts = [] } = content
      await terminal.print(`${meals.length} meals and ${posts.length} posts written to ${file}`)
    },
  },
  {
    // Before `import`, which its name begins with.
    name: 'import ghost',
    usage: 'import ghost FILE [SITE]  (posts of a Ghost export; SITE is where its images are)',
    async run(app, [file, site = ''], terminal) {
      const staff = await administrator(app)
      const { entries, skipped } = readGhostFile(await readJson(file), site)
      await withImageWorker(app, async () => {
        for (const { post, origin } of entries) {
          const { result, slug, notes } = await importPost(app, staff, post, origin)
          await terminal.print(`${result} ${slug}`)
          for (const note of notes) await terminal.print(`  ${note}`)
        }
      })
      for (const title of skipped) await terminal.print(`left out the page ${title}`)
      await terminal.print(`${entries.length} posts read`)
    },
  },
  {
    name: 'import',
    usage: 'import FILE  (meals and posts by their slugs; what is the same stays)',
    async run(app, [file], terminal) {
      const staff = await administrator(app)
      const content = contentFile.safeParse(await readJson(file)).data
      if (!content) throw invalid('This is no export of meals and posts')
      await withImageWorker(app, async () => {
        for await (const line of importContent(app, staff, content)) await terminal.print(line)
      })
    },
  },
]

async function readJson(file: string | undefined): Promise<unknown> {
  if (!file) throw invalid('Name the file to read')
  const text = await readFile(file, 'utf8').catch((error) => {
    throw cannotRead(file, error)
  })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw invalid(`${file} is not JSON: ${cause instanceof Error ? cause.message : cause}`)
  }
}

/** Who writes what is imported. */
async function administrator(app: App): Promise<Caller> {
  const found = (await everyUser(app)).find(({ role }) => role === 'Admin')
  if (!found) throw unavailable('There is no administrator yet: start the site once, or add one')
  return found
}

/** Images are copied here, whether or not the site runs beside. */
async function withImageWorker(app: App, work: () => Promise<void>): Promise<void> {
  const ending = new AbortController()
  const ended = runJobs(app, imageJobs, { concurrency: 1, signal: ending.signal })
  try {
    await work()
  } finally {
    ending.abort()
    await ended
  }
}
