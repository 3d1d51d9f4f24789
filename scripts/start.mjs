import { become, build, install, root } from './prepare.mjs'

install()
build()
process.env.NODE_ENV ??= 'production'
become([`${root}/server/web.ts`])
