import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/**
 * Fills `folder` by `unpack`, unless it is there already. It appears whole or not at all, even if the process is
 * killed or another one unpacks at the same time: each unpacks into a folder of its own and renames that.
 */
export async function unpackOnce(
  folder: string,
  unpack: (into: string) => Promise<unknown>,
): Promise<void> {
  if (existsSync(folder)) return
  await removeUnfinished(folder)
  const own = `${folder}.${process.pid}`
  await rm(own, { recursive: true, force: true })
  await mkdir(own, { recursive: true })
  try {
    await unpack(own)
    await rename(own, folder)
  } catch (error) {
    await rm(own, { recursive: true, force: true })
    // Another process was faster.
    if (!existsSync(folder)) throw error
  }
}

/** Removes what processes that run no more have begun to unpack. */
async function removeUnfinished(folder: string) {
  const names = await readdir(path.dirname(folder)).catch(() => [])
  for (const name of names) {
    const [own, pid] = name.split(/\.(?=\d+$)/)
    if (own !== path.basename(folder) || !pid || isRunning(Number(pid))) continue
    await rm(path.join(path.dirname(folder), name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
