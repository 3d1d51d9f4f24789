import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { projectRoot } from '#platform/project-root.ts'
import { workerSettings } from '#server/processes/worker-processes.ts'

/**
 * Draws the sixty plates of the gallery in a process with the settings of a worker: milliseconds and processor time for the
 * first, the median and the slowest, and the most memory (MB) that the process ever held.
 */
export async function benchPlates(): Promise<void> {
  const child = fork(path.join(projectRoot(), 'bench/plates/draw.ts'), workerSettings())
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The plates could not be drawn.')
}
