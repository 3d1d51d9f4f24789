import { become, install, root } from './prepare.mjs'

install({ dev: true })
become([`${root}/server/dev.ts`])
