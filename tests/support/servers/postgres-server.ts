/**
 * Runs a real PostgreSQL server (`newest` unless the first argument is `oldest`) in a temporary folder. It
 * ends with its standard input, and therefore also when the parent process is killed. It prints its address
 * as one line. It obeys the input lines `stop` and `start`, and prints each when done; the data are kept.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../free-port.ts'
import { programFolder, quickFolder } from '../quick-folder.ts'
import { majorOf, type PostgresVersion, programsOf } from './postgres-versions.ts'

type Account = { uid?: number; gid?: number }

const user = 'platewise'

const version: PostgresVersion = process.argv[2] === 'oldest' ? 'oldest' : 'newest'

// Ctrl-C reaches every process of the terminal; standard input ends right after it.
process.on('SIGINT', () => undefined)
await serve()

async function serve() {
  const account = ownAccount()
  const programs = runnablePrograms(account)
  const data = path.join(temporaryFolder(quickFolder(), account), 'data')
  const port = await freePort()
  initialise(programs, data, account)
  const start = () =>
    spawn(path.join(programs, 'bin/postgres'), settings(data, port), {
      ...account,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  let server = await started(start())
  process.on('SIGTERM', () => server.kill('SIGQUIT'))
  console.log(`postgres://${user}@127.0.0.1:${port}/postgres`)
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === 'stop') await stop(server)
    if (line === 'start') server = await started(start())
    console.log(line)
  }
  server.kill('SIGQUIT')
}

/** Resolves when the server accepts connections. If the server ends by itself, so does this process. */
async function started(server: ChildProcess): Promise<ChildProcess> {
  server.once('exit', (code) => process.exit(code ?? 0))
  if (server.stderr) await readiness(server.stderr)
  return server
}

/** Stops the server and closes open connections, like an administrator would. */
async function stop(server: ChildProcess): Promise<void> {
  server.removeAllListeners('exit')
  server.kill('SIGINT')
  await once(server, 'exit')
}

/** PostgreSQL refuses to run as root, so in that case it runs as nobody. */
function ownAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Creates a folder that the account owns, removed at the end. */
function temporaryFolder(parent: string, { uid, gid }: Account): string {
  const folder = mkdtempSync(path.join(parent, 'platewise-postgres-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  return folder
}

/** The folder of the programs, or a copy of it if the account has no access, as below /root. */
function runnablePrograms(account: Account): string {
  const packaged = packagedPrograms()
  if (linksArePossible(packaged) && answers(packaged, account)) return packaged
  const copy = path.join(temporaryFolder(programFolder(), account), 'programs')
  // Without `verbatimSymlinks`, copied links would point back into the inaccessible folder.
  cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true })
  addMissingLinks(copy)
  return copy
}

function packagedPrograms(): string {
  const programs = programsOf(version)
  if (!programs) throw new Error(`There is no PostgreSQL ${majorOf(version)} for this platform`)
  return programs
}

function linksArePossible(programs: string): boolean {
  try {
    addMissingLinks(programs)
    return true
  } catch {
    return false
  }
}

/**
 * npm packages cannot contain symbolic links; this one lists the links that its install script would create.
 */
function addMissingLinks(programs: string) {
  const list = path.join(programs, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = path.join(programs, path.relative('native', target))
    try {
      symlinkSync(path.basename(source), link)
    } catch (error) {
      if (!existsSync(link)) throw error
    }
  }
}

function answers(programs: string, account: Account): boolean {
  return spawnSync(path.join(programs, 'bin/initdb'), ['--version'], account).status === 0
}

function initialise(programs: string, data: string, account: Account) {
  const builtin = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const locale = ['--encoding=UTF8', '--locale=C', ...(majorOf(version) >= 17 ? builtin : [])]
  const options = [`--pgdata=${data}`, `--username=${user}`, '--auth=trust', '--no-sync', ...locale]
  execFileSync(path.join(programs, 'bin/initdb'), options, {
    ...account,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Durability is switched off, since test data need not survive a power cut. */
function settings(data: string, port: number): string[] {
  const durability = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'deadlock_timeout=100ms',
  ]
  const place = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300']
  const options = [...durability, ...place, 'lc_messages=C'].flatMap((option) => ['-c', option])
  return ['-D', data, '-p', String(port), ...options]
}

/** Resolves when the server reports that it accepts connections; later messages are discarded. */
function readiness(messages: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve) => {
    let text = ''
    messages.on('data', (chunk) => {
      if (text.length < 10_000) text += chunk
      if (text.includes('ready to accept connections')) resolve()
    })
  })
}
