import { build, install } from './prepare.mjs'

install({ dev: true })
build()
