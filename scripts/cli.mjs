import { become, install, root } from './prepare.mjs'

install()
become([`${root}/server/cli.ts`, ...process.argv.slice(2)])
