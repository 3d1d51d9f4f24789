import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/**
 * The name under which this process holds leases: `machine|pid|started`. It lets another process of the
 * same machine see that this one is dead, without waiting for the leases to run out.
 */
export function workerIdentity(): string {
  return [machineName, process.pid, startTime(process.pid) ?? ''].join('|')
}

/**
 * True only when the process behind an identity surely lives no more. A process of another machine or
 * container, or one that cannot be looked at, counts as living; its leases run out.
 */
export function isKnownDead(identity: string): boolean {
  const [machine, pid, started] = identity.split('|')
  if (machine !== machineName) return false
  // A number that was given to a new process has another start time.
  if (started) return startTime(Number(pid)) !== started
  return !isRunning(Number(pid))
}

/** The machine since its last boot, and on Linux the container, as process numbers are its own. */
function findMachineName(): string {
  const read = (what: () => string) => {
    try {
      return what().trim()
    } catch {
      return ''
    }
  }
  const boot = read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))
  const space = read(() => readlinkSync('/proc/self/ns/pid'))
  return `${hostname()}/${boot}/${space}`
}

const machineName = findMachineName()

/** The kernel's start time of a process, field 22 of its stat line; undefined where there is none. */
function startTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19]
  } catch {
    return undefined
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
