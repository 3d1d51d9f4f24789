import { readFile, writeFile } from 'node:fs/promises'
import { firstAdministrator } from '#app/accounts/users/users.server.ts'
import { type Admin, commandLine } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import type { Command, Terminal } from '#platform/cli.ts'
import { invalid, unavailable } from '#platform/errors.ts'
import { cannotRead, checkReadable, checkWritable, isZip } from '#platform/files/named-file.ts'
import { createImportReport } from '#platform/import-report.ts'
import { ensureFirstContent } from './first-content.server.ts'
import type { ImportEvent } from './imported-thing.server.ts'

// Code that writes and reads files is loaded when needed, because it loads the image encoders too.

export const movingCommands: Command[] = [
  {
    name: 'export',
    args: ['FILE'],
    summary:
      'writes all content, settings and pictures into FILE.zip; other names: meals and posts as JSON',
    async run(app, [file = ''], terminal) {
      if (/\.zip$/i.test(file)) await exportSite(app, file, terminal)
      else await exportJson(app, file, terminal)
    },
  },
  {
    name: 'import ghost',
    args: ['FILE', '[SITE]'],
    summary: 'reads a Ghost export (JSON or zip); SITE is where images outside of it are',
    fault: ([, siteUrl]) => siteFault(siteUrl),
    async run(app, [file = '', siteUrl = ''], terminal) {
      const { importGhost } = await import('#app/moving/ghost/import-ghost.server.ts')
      const { webPictures } = await import('#app/images/making/picture-source.server.ts')
      const admin = await administrator(app, file, terminal)
      const pictures = webPictures(app, admin)
      const posts = importGhost(app, admin, { file, siteUrl, pictures })
      await report(terminal, posts)
    },
  },
  {
    name: 'import wordpress',
    args: ['FILE'],
    summary: 'reads the posts, pages and recipes of a WordPress export (WXR)',
    options: {
      media: { value: 'DIR', summary: 'takes pictures from this copy of wp-content/uploads' },
    },
    async run(app, [file = ''], terminal, { values }) {
      const { importWordpress } = await import('./wordpress/import-wordpress.server.ts')
      const { webPictures } = await import('#app/images/making/picture-source.server.ts')
      const { folderPictures } = await import('./folder-pictures.server.ts')
      const admin = await administrator(app, file, terminal)
      const web = webPictures(app, admin)
      const { media } = values
      const pictures = media ? await folderPictures(app, admin, media, web) : web
      await report(terminal, importWordpress(app, admin, { file, pictures }))
    },
  },
  {
    name: 'import',
    args: ['FILE'],
    summary: 'brings in what `export` wrote, by names and slugs; what is the same stays',
    async run(app, [file = ''], terminal) {
      const admin = await administrator(app, file, terminal)
      if (await isZip(file)) {
        const { importSiteFile } = await import('./import-site-file.server.ts')
        return await report(terminal, importSiteFile(app, admin, file))
      }
      const { importContent } = await import('./json-file.server.ts')
      await report(terminal, importContent(app, admin, await readJson(file)))
    },
  },
]

async function exportSite(app: App, file: string, terminal: Terminal): Promise<void> {
  await checkWritable(file)
  const { writeSiteFile } = await import('./write-site-file.server.ts')
  const written = await writeSiteFile(app, commandLine, file)
  const { meals, posts, pages, redirects, pictures, missing, bytes } = written
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`
  await terminal.print(
    `${meals} meals, ${posts} posts, ${pages} pages, ${redirects} redirects and ${pictures} pictures written to ${file} (${size})`,
  )
  for (const name of missing) await terminal.print(`missing ${name}: see "media check"`)
}

async function exportJson(app: App, file: string, terminal: Terminal): Promise<void> {
  await checkWritable(file, { inPlace: true })
  const { readAllContent } = await import('./json-file.server.ts')
  const content = await readAllContent(app, commandLine)
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`)
  const { meals, posts } = content
  await terminal.print(`${meals.length} meals and ${posts.length} posts written to ${file}`)
}

/** Prints each item that was not unchanged, then the totals. Throws if anything failed. */
async function report(terminal: Terminal, things: AsyncIterable<ImportEvent>): Promise<void> {
  const counts = createImportReport()
  const remarks: string[] = []
  for await (const thing of things) {
    if ('remark' in thing) {
      remarks.push(thing.remark)
      continue
    }
    const { kind, name, result, notes } = thing
    counts.add(kind, result)
    if (result !== 'same' || notes.length > 0) await terminal.print(`${result} ${kind} ${name}`)
    for (const note of notes) await terminal.print(`  ${note}`)
  }
  for (const line of [...remarks, ...counts.lines()]) await terminal.print(line)
  if (counts.failed() === 0) return
  throw invalid(
    `${counts.failed()} of ${counts.total()} failed, for the reasons above. Import the file again once they are gone: it changes only what is not yet as in the file.`,
  )
}

function siteFault(siteUrl = ''): string | undefined {
  if (siteUrl === '' || /^https?:$/.test(URL.parse(siteUrl)?.protocol ?? '')) return undefined
  return 'SITE is the address of the Ghost site, such as https://blog.example.com'
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error) => {
    throw cannotRead(file, error)
  })
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw invalid(`${file} is not JSON: ${cause instanceof Error ? cause.message : cause}`)
  }
}

/**
 * The administrator in whose name a file is imported. A database without one, where no site has started yet, gets
 * what the first start would give it, but not for a file that cannot be read: then it throws a 400.
 */
async function administrator(app: App, file: string, terminal: Terminal): Promise<Admin> {
  await checkReadable(file)
  await ensureFirstContent(app, terminal.print)
  const found = await firstAdministrator(app)
  if (!found) throw unavailable('There is no administrator: make somebody one with user set-role')
  return found
}
