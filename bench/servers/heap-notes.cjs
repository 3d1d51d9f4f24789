// Loaded into each process by NODE_OPTIONS: on SIGUSR2 it notes the parts of its memory in a file.
const { writeFileSync } = require('node:fs')
const { isMainThread } = require('node:worker_threads')

const folder = process.env.HEAP_NOTES
if (folder && isMainThread) {
  process.on('SIGUSR2', () => {
    const { heapUsed, heapTotal, external } = process.memoryUsage()
    writeFileSync(
      `${folder}/${process.pid}.json`,
      JSON.stringify({ heapUsed, heapTotal, external }),
    )
  })
}
