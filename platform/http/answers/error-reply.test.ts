import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { asOther } from '#tests/support/races/as-other.ts'
import { badGateway, invalid, unavailable } from '../../errors.ts'
import { folderMediaStore } from '../../media/folder-media-store.ts'
import { logFailure, toFailure } from './error-reply.ts'

/** The message for a user without file permissions. */
const messageFor = (work: () => Promise<unknown>) =>
  asOther(() =>
    work().then(
      () => null,
      (error: unknown) => toFailure(error),
    ),
  )

const cannotRead = { status: 503, message: expect.stringContaining('cannot be read') }
const cannotSave = { status: 503, message: expect.stringContaining('Nothing can be saved') }

describe('missing rights to a file', () => {
  async function openFolder() {
    const folder = await mkdtemp(path.join(tmpdir(), 'platewise-rights-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await chmod(folder, 0o755)
    return folder
  }

  it('are reported as a read error if a stored file cannot be read', async () => {
    const folder = await openFolder()
    const media = folderMediaStore(folder)
    await media.put('abc-320.webp', Buffer.from('leaf'))
    await chmod(path.join(folder, 'media/abc-320.webp'), 0)
    expect(await messageFor(() => media.get('abc-320.webp'))).toMatchObject(cannotRead)
    expect(await messageFor(() => media.open('abc-320.webp'))).toMatchObject(cannotRead)
    const closed = path.join(folder, 'media/closed')
    await mkdir(closed, { mode: 0 })
    onTestFinished(() => chmod(closed, 0o755))
    expect(await messageFor(() => media.exists('closed/abc-320.webp'))).toMatchObject(cannotRead)
    expect(await messageFor(() => readdir(closed))).toMatchObject(cannotRead)
  })

  it('are reported as a write error if a file cannot be stored or removed', async () => {
    const folder = await openFolder()
    const media = folderMediaStore(folder)
    await media.put('abc-320.webp', Buffer.from('leaf'))
    for (const place of ['media', 'media/.unfinished']) {
      await chmod(path.join(folder, place), 0o555)
      onTestFinished(() => chmod(path.join(folder, place), 0o755))
    }
    const store = () => media.put('abc-640.webp', Buffer.from('leaf'))
    expect(await messageFor(store)).toMatchObject(cannotSave)
    expect(await messageFor(() => media.delete('abc-320.webp'))).toMatchObject(cannotSave)
  })
})

describe('the log of server errors', () => {
  /** The lines that a failure leaves in the log. */
  function linesFor(error: unknown) {
    const lines: Record<string, unknown>[] = []
    const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
    logFailure(log, toFailure(error), 'r1')
    return lines
  }

  it('has the cause of a fault, with its stack', () => {
    expect(linesFor(new Error('boom'))).toMatchObject([
      {
        level: 50,
        status: 500,
        requestId: 'r1',
        err: { message: 'boom', stack: expect.any(String) },
      },
    ])
  })

  it('has a refusal as a warning without a stack', () => {
    const [line, ...rest] = linesFor(unavailable('No vision model'))
    expect(rest).toEqual([])
    expect(line).toMatchObject({ level: 40, status: 503, msg: 'No vision model' })
    expect(line).not.toHaveProperty('err')
  })

  it('has what a provider did wrong as an error', () => {
    expect(linesFor(badGateway('The provider failed'))).toMatchObject([{ level: 50, status: 502 }])
  })

  it('has nothing about bad input', () => {
    expect(linesFor(invalid('Title is required', 'title'))).toEqual([])
  })
})
