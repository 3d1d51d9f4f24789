import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/**
 * The name under which this process owns leases: `machine|pid|started`. With it, another process on the same
 * machine can see that this one has ended, without waiting for its leases to end.
 */
export function workerIdentity(): string {
  return [machineName, process.pid, startTime(process.pid) ?? ''].join('|')
}

/**
 * True only if the process of an identity has certainly ended. A process on another machine or in another
 * container, or one that cannot be inspected, counts as alive; its leases will end.
 */
export function isKnownDead(identity: string): boolean {
  const [machine, pid, started] = identity.split('|')
  if (machine !== machineName) return false
  // The start time differs if the pid now belongs to a new process.
  if (started) return startTime(Number(pid)) !== started
  return !isRunning(Number(pid))
}

/**
 * Identifies the machine since its last boot and, on Linux, the container, because each container has its own
 * pids.
 */
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

/** The kernel's start time of a process, field 22 of its stat line; undefined if it does not exist. */
function startTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets, which may contain spaces.
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
