import { become, install, root } from './prepare.mjs'

install({ dev: true })
become([`${root}/tests/run.ts`, ...process.argv.slice(2)])
