import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { programVersion, projectRoot } from '#platform/project-root.ts'
import { freePort } from '#tests/support/free-port.ts'

/** The packages that the package asks for, without what only building needs. */
async function installed(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'platewise-package-'))
  onTestFinished(() =>
    rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  )
  const packed = spawnSync(
    'npm',
    ['pack', '--ignore-scripts', '--json', '--pack-destination', folder],
    {
      cwd: projectRoot(),
      encoding: 'utf8',
    },
  )
  expect(packed.status).toBe(0)
  const modules = path.join(folder, 'node_modules')
  await mkdir(path.join(modules, 'platewise'), { recursive: true })
  const file = path.join(folder, `platewise-${programVersion()}.tgz`)
  const unpacked = spawnSync('tar', [
    '-xzf',
    file,
    '--strip-components=1',
    '-C',
    path.join(modules, 'platewise'),
  ])
  expect(unpacked.status).toBe(0)
  await linkPackages(modules)
  return folder
}

/** Stands in for npm: links each needed package, and the packages that those need, from this project. */
async function linkPackages(modules: string): Promise<void> {
  const listed = spawnSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], {
    cwd: projectRoot(),
    encoding: 'utf8',
  })
  const own = path.join(projectRoot(), 'node_modules') + path.sep
  for (const place of listed.stdout.split('\n').filter((line) => line.startsWith(own))) {
    const name = place.slice(own.length)
    if (name.includes('node_modules')) continue
    await mkdir(path.dirname(path.join(modules, name)), { recursive: true })
    await symlink(place, path.join(modules, name))
  }
}

it('the package starts with its dependencies alone, in the folder in which it is called [release-02]', async () => {
  const folder = await installed()
  const program = path.join(folder, 'node_modules/platewise/bin/platewise.mjs')
  const home = path.join(folder, 'home')
  await mkdir(home)
  const port = String(await freePort())
  const env = { PATH: process.env.PATH, PORT: port, SAMPLE_CONTENT: 'off', WORKERS: '1' }
  const version = spawnSync(process.execPath, [program, '--version'], { encoding: 'utf8' })
  expect(version.stdout.trim()).toBe(programVersion())
  const site = spawn(process.execPath, [program], { cwd: home, env, stdio: 'pipe' })
  let output = ''
  for (const stream of [site.stdout, site.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const deadline = Date.now() + 180_000
  while (!output.includes('is ready') && site.exitCode === null && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(output).toContain(`data in ${path.join(home, 'data')}`)
  const page = await fetch(`http://127.0.0.1:${port}/`)
  expect(page.status).toBe(200)
  const answer = await fetch(`http://127.0.0.1:${port}/api/version`)
  expect(await answer.json()).toEqual({ name: 'platewise', version: programVersion() })
  const users = spawnSync(process.execPath, [program, 'user', 'list'], {
    cwd: home,
    env,
    encoding: 'utf8',
  })
  expect(users.stdout).toContain('admin@example.com')
  const words = ['estimate', '150 g rice']
  const estimate = spawnSync(process.execPath, [program, ...words], {
    cwd: home,
    env,
    encoding: 'utf8',
  })
  expect(estimate.stdout).toContain('rice')
  site.kill('SIGTERM')
  const [code] = await once(site, 'exit')
  expect(code).toBe(0)
  expect(await readdir(home)).toEqual(['data'])
}, 360_000)
