import { build, install } from '../prepare.mjs'

// `npm pack` puts the build into the package, which therefore starts without building.
install({ dev: true })
build()
