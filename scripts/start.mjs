import { heapFlags } from './heap-flags.mjs'
import { become, installAndBuild, root } from './prepare.mjs'

installAndBuild()
process.env.NODE_ENV ??= 'production'
// For small machines: one arena of glibc's allocator, and freed memory given back. With the small nursery
// that they get, an idle web process takes about 200 MB; with the largest, 280 MB.
process.env.MALLOC_ARENA_MAX ??= '1'
process.env.MALLOC_TRIM_THRESHOLD_ ??= '131072'
become([...heapFlags(), `${root}/build/server/server/web.js`])
