import { mkdtemp, open, rmdir, stat } from 'node:fs/promises'
import { Failure } from '../errors.ts'
import { nullIfMissing } from './missing-file.ts'

/** What to do about files that a person named at the terminal, by the code of the system's error. */
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

/** A 400 that names a file that could not be read, and says what to do; other errors as they are. */
export const cannotRead = (file: string, error: unknown) =>
  nameFile(`${file} could not be read`, reading, error)

/** Throws 400 where a file cannot be read. */
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
 * Throws 400 where no file of this name can be put in its place; makes something beside it to find out.
 * With `inPlace` what is there already, such as /dev/stdout, needs to be writable itself.
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
