import { become, install, root } from './prepare.mjs'

install()
become([`${root}/scripts/gallery.ts`, ...process.argv.slice(2)])
