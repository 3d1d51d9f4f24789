import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { projectRoot } from '#platform/project-root.ts'
import { asSuccessor } from '#server/processes/worker-succession.ts'
import { compileCache } from '../compile-cache.ts'
import { freePort } from '../free-port.ts'

/** The administrator of sites started by tests. */
export const administrator = { email: 'admin@example.com', password: 'correct horse' }

/** A process of the site. */
export type Program = {
  dataDir: string
  process: ChildProcess
  /** Its output so far. */
  output(): string
  /** Stops it and waits. Returns the exit code, or null after SIGKILL. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

export type SiteProcess = Program & { url: string }

/** The file of a process of the built site, or of its CLI. */
export const builtProgram = (name: 'web' | 'worker' | 'cli') =>
  path.join(projectRoot(), `build/server/server/${name}.js`)

/** Starts the built site as a separate process, like `npm start`, and waits until it is ready. */
export async function startSite(settings: Record<string, string> = {}): Promise<SiteProcess> {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'platewise-site-')))
  const port = settings.PORT ?? String(await freePort())
  const env = { ...settings, DATA_DIR: dataDir, PORT: port }
  const site = { ...runProgram('web', env), url: `http://127.0.0.1:${port}`, dataDir }
  await untilReady(site)
  return site
}

/** Starts a separate worker process, as in a large site. */
export async function startWorker(settings: Record<string, string>): Promise<Program> {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'platewise-worker-')))
  return { ...runProgram('worker', { ...settings, DATA_DIR: dataDir }), dataDir }
}

/**
 * Starts the worker of a site that runs, with a third of the processor time: it loads the illustrator with the first
 * picture, like a worker that replaced an idle one, and has no settings to save memory. Without a channel to its parent
 * it is not replaced when idle; it ends with its parent like a program that npm started.
 */
export function startPlainWorker(site: SiteProcess, settings: Record<string, string>): Program {
  const { dataDir, url } = site
  const env = { ...settings, DATA_DIR: dataDir, PORT: new URL(url).port }
  const run = { args: asSuccessor, channel: false }
  return { ...runProgram('worker', { npm_lifecycle_event: 'test', ...env }, run), dataDir }
}

function runProgram(
  program: 'web' | 'worker',
  settings: Record<string, string>,
  { args = [] as string[], channel = true } = {},
) {
  const child = spawn(process.execPath, [builtProgram(program), ...args], {
    stdio: ['ignore', 'pipe', 'pipe', channel ? 'ipc' : 'ignore'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      SAMPLE_CONTENT: 'off',
      PORTRAIT_URL: '',
      ...compileCache(),
      ...settings,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
    })
  }
  return {
    process: child,
    output: () => output,
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal)
        await once(child, 'exit')
      }
      return child.exitCode
    },
  }
}

/** Stops a process and deletes its data. */
export async function removeSite(site: Program): Promise<void> {
  await site.stop()
  // Its worker may still be writing a file.
  await rm(site.dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

async function untilReady(site: SiteProcess): Promise<void> {
  const deadline = Date.now() + 90_000
  while (Date.now() < deadline) {
    if (site.process.exitCode !== null) break
    const response = await fetch(`${site.url}/readyz`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await site.stop('SIGKILL')
  throw new Error(`The site did not start:\n${site.output()}`)
}
