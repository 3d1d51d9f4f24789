// Runs the built site. Used by the scripts of a clone and by the package, which has no lockfile to install from.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { heapFlags, mallocSettings, pinnedFlags } from '../scripts/heap-flags.mjs'
import { become, isPinnedNode, root } from '../scripts/prepare.mjs'

const program = (name) => path.join(root, 'build/server/server', name)

/** Starts the built site in place of this process. */
export function serve() {
  requireBuild()
  process.env.NODE_ENV ??= 'production'
  run(['web.js'])
}

/** Runs a command of the administration in place of this process. */
export function runCommand(words) {
  requireBuild()
  run(['cli.js', ...words])
}

/** Long commands, such as imports, take as little memory as the site. */
function run([name, ...words]) {
  for (const [setting, value] of Object.entries(mallocSettings)) process.env[setting] ??= value
  const flags = isPinnedNode() ? [...heapFlags, ...pinnedFlags] : heapFlags
  become([...flags, program(name), ...words])
}

/** The version in package.json. */
export const version = () =>
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version

function requireBuild() {
  if (existsSync(program('web.js'))) return
  console.error('The site is not built. Run: npm run build')
  process.exit(1)
}
