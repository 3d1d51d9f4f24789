import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDiskFull } from '#platform/database/faults.ts'

/** A small disk of its own, kept in memory. */
export type SmallDisk = { folder: string; fill(): void; clear(): void; remove(): void }

/** Mounts a disk of so many MB. Only root may; throws where the machine does not allow it. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(path.join(tmpdir(), 'platewise-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder])
  const ballast = path.join(folder, 'ballast')
  return {
    folder,
    fill: () => fillUp(ballast),
    clear: () => rmSync(ballast),
    remove() {
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    },
  }
}

/** Lets nobody write in a folder, root included, until what it gives is called. */
export function makeReadOnly(folder: string): () => void {
  execFileSync('mount', ['--bind', folder, folder])
  execFileSync('mount', ['-o', 'remount,bind,ro', folder])
  return () => void execFileSync('umount', [folder])
}

function fillUp(file: string) {
  const handle = openSync(file, 'a')
  try {
    for (let piece = 1_000_000; piece >= 1; ) {
      try {
        writeSync(handle, Buffer.alloc(piece))
      } catch (error) {
        if (!isDiskFull(error)) throw error
        piece = Math.floor(piece / 10)
      }
    }
  } finally {
    closeSync(handle)
  }
}
