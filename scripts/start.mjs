import { become, build, install, root } from './prepare.mjs'

install()
build()
process.env.NODE_ENV ??= 'production'
// For small machines: one arena of glibc's allocator, freed memory given back, and a small nursery of
// the heap. An idle web process takes about 200 MB with them, 280 MB without.
process.env.MALLOC_ARENA_MAX ??= '1'
process.env.MALLOC_TRIM_THRESHOLD_ ??= '131072'
become(['--max-semi-space-size=8', `${root}/server/web.ts`])
