import { createReadStream } from 'node:fs'
import { mkdtemp, open, rmdir, stat } from 'node:fs/promises'
import { Failure } from '../errors.ts'
import { nullIfMissing } from './missing-file.ts'

/** Advice for a file that a person named in a command, by the code of the system error. */
const reading: Record<string, string> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder where a file is needed',
  EACCES: 'this user may not read it. Change its rights, or call this as a user who may',
}

const writing: Record<string, string> = {
  ENOENT: 'its folder is not there. Make the folder first',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'a folder has this name. Choose another one',
  EACCES: 'this user may not write there. Choose another folder, or change the rights of this one',
  EROFS: 'that disk can only be read. Choose another folder',
  ENOSPC: 'that disk is full. Make room, or choose another one',
}

/** A 400 that names a file that cannot be read, with advice; other errors are returned unchanged. */
export const cannotRead = (file: string, error: unknown) =>
  nameFile(`${file} could not be read`, reading, error)

/** Throws a 400 if a file cannot be read. */
export async function checkReadable(file: string): Promise<void> {
  try {
    const handle = await open(file, 'r')
    const isFolder = (await handle.stat()).isDirectory()
    await handle.close()
    if (isFolder) throw Object.assign(new Error('A folder'), { code: 'EISDIR' })
  } catch (error) {
    throw cannotRead(file, error)
  }
}

/**
 * Throws a 400 if no file with this name can be written; it tries by creating one next to it. With `inPlace`,
 * an existing file such as /dev/stdout must itself be writable.
 */
export async function checkWritable(file: string, { inPlace = false } = {}): Promise<void> {
  try {
    const there = await nullIfMissing(stat(file))
    if (inPlace && there) await (await open(file, 'a')).close()
    else await rmdir(await mkdtemp(`${file}.unfinished-`))
    if (there?.isDirectory()) throw Object.assign(new Error('A folder'), { code: 'EISDIR' })
  } catch (error) {
    throw nameFile(`${file} cannot be written`, writing, error)
  }
}

function nameFile(told: string, reasons: Record<string, string>, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  const reason = reasons[String(error.code)]
  const msg = `${told} (${error.code})${reason ? `: ${reason}` : ''}`
  return new Failure(400, msg, { cause: error })
}

/** The first bytes of a file, with zeros where it is shorter. Throws 400 for one that cannot be read. */
export async function beginningOf(file: string, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  try {
    const handle = await open(file)
    try {
      await handle.read(bytes, 0, length, 0)
    } finally {
      await handle.close()
    }
  } catch (error) {
    throw cannotRead(file, error)
  }
  return bytes
}

/**
 * True if a file starts like a zip, or is named like one and does not start like text: such a zip is damaged, which
 * `openZip` reports. Throws 400 for a file that cannot be read.
 */
export async function isZip(file: string): Promise<boolean> {
  const beginning = await beginningOf(file, 64)
  if (beginning.toString('latin1', 0, 2) === 'PK') return true
  if (!/\.zip$/i.test(file)) return false
  return !/^\uFEFF?\s*[[{<]/.test(beginning.toString())
}

/** The bytes of a file in pieces. Throws 400 for one that cannot be read. */
export async function* fileChunks(file: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(file)
  } catch (error) {
    throw cannotRead(file, error)
  }
}
