import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { asOther } from '#tests/support/races/as-other.ts'
import { checkWritable, isZip } from './named-file.ts'

it('reports a place where no file can be written, with advice, before any work is done', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'platewise-place-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const messageFor = (file: string) =>
    checkWritable(path.join(folder, file)).then(
      () => 'fine',
      (error: Error) => error.message.replaceAll(folder, '…'),
    )
  expect(await messageFor('site.tar')).toBe('fine')
  expect(await readdir(folder)).toEqual([])
  expect(await messageFor('none/site.tar')).toMatch(
    /^…\/none\/site.tar cannot be written \(ENOENT\): .* Make the folder first$/,
  )
  expect(await messageFor('')).toMatch(/ cannot be written \(EISDIR\): a folder has this name/)
  await chmod(folder, 0o555)
  onTestFinished(() => chmod(folder, 0o755))
  expect(await asOther(() => messageFor('site.tar'))).toMatch(
    / \(EACCES\): this user may not write/,
  )
})

it('needs no space next to a file that is written in place', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'platewise-place-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'site.json')
  await writeFile(file, '')
  await chmod(file, 0o666)
  await chmod(folder, 0o555)
  onTestFinished(() => chmod(folder, 0o755))
  await asOther(() => checkWritable(file, { inPlace: true }))
  await chmod(file, 0o444)
  await expect(asOther(() => checkWritable(file, { inPlace: true }))).rejects.toThrow('EACCES')
})

it.each([
  ['site.zip', 'PK\u0003\u0004', true],
  ['site.json', 'PK\u0003\u0004', true],
  ['damaged.zip', '\u0000\u0000\u0003\u0004', true],
  ['empty.ZIP', '', true],
  ['text.zip', '\uFEFF {"format":"platewise-content"}', false],
  ['export.zip', '<?xml version="1.0"?>', false],
  ['site.json', '\u0000\u0000\u0003\u0004', false],
])('takes %s with %j for a zip: %s', async (name, text, expected) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'platewise-zip-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, name), text)
  expect(await isZip(path.join(folder, name))).toBe(expected)
})
