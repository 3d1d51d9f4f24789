import { afterAll, vi } from 'vitest'

// Runs before each file of tests, which shares its process with the files before and after it. Once a file has loaded the
// HTTP server, the global Response is the server's own, which has arrayBuffer() but no bytes().
vi.resetModules()

// Opening a data folder sets the rights of the files that the process makes from then on.
const mask = process.umask()

afterAll(() => {
  process.umask(mask)
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
