import { become, install, root } from './prepare.mjs'

install({ dev: true })
become([`${root}/scripts/screenshots.ts`, ...process.argv.slice(2)])
