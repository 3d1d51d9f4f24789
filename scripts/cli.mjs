import { runCommand } from '../bin/built-site.mjs'
import { become, install, isBuilt, root } from './prepare.mjs'

const words = process.argv.slice(2)

// Before the first build, or after a change of the sources, they run as they are.
if (isBuilt()) {
  install()
  runCommand(words)
} else {
  install({ dev: true })
  become([`${root}/server/cli.ts`, ...words])
}
