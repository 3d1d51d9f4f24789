import { DatabaseBusy } from './faults.ts'

/** A lock with a number of places, given to waiters in the order in which they asked. */
export type Lock = {
  /** Resolves to the release function. Throws DatabaseBusy at the deadline (ms of performance.now()). */
  acquire(deadline: number): Promise<() => void>
}

export function createLock(places = 1): Lock {
  let free = places
  const waiting: (() => void)[] = []

  /** Passes the place directly to the next waiter, so that a newcomer cannot take it. */
  function release() {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  return {
    async acquire(deadline) {
      if (free === 0) await turn(waiting, deadline)
      else free -= 1
      let released = false
      return () => {
        if (!released) release()
        released = true
      }
    },
  }
}

function turn(waiting: (() => void)[], deadline: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const mine = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(mine), 1)
      reject(new DatabaseBusy('Other writes of this process took too long'))
    }, deadline - performance.now())
    waiting.push(mine)
  })
}
