#!/usr/bin/env node
// The command of the package: starts the site, or runs a command of the administration. Runs on any Node from
// 20.19 on and imports only Node's own modules; the site itself runs on the Node that the package brings.
import { runCommand, serve, version } from './built-site.mjs'

const [command = 'start', ...rest] = process.argv.slice(2)

if (command === 'start' && rest.length === 0) serve()
else if (command === '--version' || command === '-v') console.log(version())
else if (command === '--help' || command === '-h') {
  console.log(`platewise            starts the site; the folder for its data is ./data, or DATA_DIR
platewise --version  prints the version
platewise COMMAND    runs a command of the administration:
`)
  runCommand(['--help'])
} else runCommand([command, ...rest])
