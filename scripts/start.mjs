import { heapFlags, mallocSettings } from './heap-flags.mjs'
import { become, installAndBuild, root } from './prepare.mjs'

installAndBuild()
process.env.NODE_ENV ??= 'production'
for (const [name, value] of Object.entries(mallocSettings)) process.env[name] ??= value
become([...heapFlags, `${root}/build/server/server/web.js`])
