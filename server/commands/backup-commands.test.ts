import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { encode, readPixels } from '#app/images/files/encode.server.ts'
import { mediaName } from '#app/images/files/media-names.ts'
import { insertImage } from '#app/images/images.db.server.ts'
import { newImage } from '#app/images/images.server.ts'
import { buildMeal } from '#tests/support/builders/build-meal.ts'
import { buildUser } from '#tests/support/builders/build-user.ts'
import { buildPicture } from '#tests/support/builders/pictures.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { backupCommands } from './backup-commands.ts'

const key = 'b'.repeat(32)

/** A site with one meal whose image has two sizes. */
async function openPictured(open: Parameters<typeof openTestApp>[0]) {
  const app = await openTestApp(open)
  const variants = { webp: [320, 640], avif: [] }
  const ready = { source: 'generated', status: 'ready', media_key: key, variants } as const
  const row = newImage(app, await buildUser(app, 'Admin'), { ...ready, width: 640, height: 640 })
  await insertImage(app.db, row)
  await buildMeal(app, { title: 'Daal', imageId: row.id })
  const pixels = await readPixels(await buildPicture('png'))
  const bytes = await encode(pixels, 16, 'webp')
  for (const width of variants.webp) await app.media.put(mediaName(key, width, 'webp'), bytes)
  return { app, bytes }
}

const run = (app: TestApp, ...words: string[]) => runCommand(backupCommands, app, ...words)

function archiveFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'platewise-verify-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return path.join(folder, 'site.tar')
}

describeOnBoth('cli backup verify', (open) => {
  it('reports the contents of an archive, and that it is complete', async () => {
    const { app } = await openPictured(open)
    const file = archiveFile()
    await run(app, 'backup', file)
    const lines = await run(app, 'backup', 'verify', file)
    expect(lines).toContain('        1  meals')
    expect(lines).toContain('        2  files')
    expect(lines.at(-1)).toBe('The archive is whole')
    expect((await run(app, 'backup', 'verify', '--all', file)).at(-1)).toBe('The archive is whole')
    await expect(run(app, 'backup', 'verify', '--all')).rejects.toThrow('FILE is missing')
  })

  it('names a truncated picture', async () => {
    const { app, bytes } = await openPictured(open)
    await app.media.put(mediaName(key, 640, 'webp'), bytes.subarray(0, -2))
    const file = archiveFile()
    await run(app, 'backup', file)
    await expect(run(app, 'backup', 'verify', file)).rejects.toThrow(`${key}-640.webp`)
  })
})
