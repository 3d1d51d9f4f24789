import { become, install, root } from './prepare.mjs'

install({ dev: true })
become([`${root}/scripts/gallery.ts`, ...process.argv.slice(2)])
