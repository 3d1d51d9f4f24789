import { become, build, install, root } from './prepare.mjs'

install({ dev: true })
build()
become([`${root}/bench/run.ts`, ...process.argv.slice(2)])
