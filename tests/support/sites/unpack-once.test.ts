import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unpackOnce } from './unpack-once.ts'

describe('what is unpacked once', () => {
  let parent: string
  let folder: string

  beforeEach(async () => {
    parent = await mkdtemp(path.join(tmpdir(), 'platewise-unpack-'))
    folder = path.join(parent, 'tool-1.0.0')
  })
  afterEach(() => rm(parent, { recursive: true, force: true }))

  const unpack = (text: string) => (into: string) => writeFile(path.join(into, 'tool'), text)
  const tool = () => readFile(path.join(folder, 'tool'), 'utf8')

  it('is unpacked by the first, and used by all others', async () => {
    await unpackOnce(folder, unpack('first'))
    await unpackOnce(folder, unpack('second'))
    expect(await tool()).toBe('first')
    expect(await readdir(parent)).toEqual(['tool-1.0.0'])
  })

  it('is not there if unpacking fails, and is unpacked by the next one', async () => {
    const half = async (into: string) => {
      await unpack('ha')(into)
      throw new Error('disk full')
    }
    await expect(unpackOnce(folder, half)).rejects.toThrow('disk full')
    expect(await readdir(parent)).toEqual([])
    await unpackOnce(folder, unpack('whole'))
    expect(await tool()).toBe('whole')
  })

  it('takes the folder of a faster process, and removes what a killed one left', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    await mkdir(`${folder}.${pid}`)
    await unpackOnce(folder, async (into) => {
      await unpack('slower')(into)
      await mkdir(folder)
      await unpack('faster')(folder)
    })
    expect(await tool()).toBe('faster')
    expect(await readdir(parent)).toEqual(['tool-1.0.0'])
  })
})
