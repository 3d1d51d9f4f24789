import { administrator } from '../sites/site-process.ts'

type Flood = {
  /** Concurrent wrong sign-ins; each is followed by another as soon as it is answered. */
  junk: number
  /** The client address of the nth wrong sign-in, sent in the header of a trusted proxy. */
  junkFrom: (number: number) => string
  /** The address from which the administrator signs in. */
  rightFrom: string
  /** How often the administrator signs in during the flood. */
  right: number
}

/**
 * Signs the administrator in during a flood of wrong sign-ins. Returns the statuses of both, and times in ms.
 */
export async function signInUnderFlood(url: string, { junk, junkFrom, rightFrom, right }: Flood) {
  const wrong = new Map<number, number>()
  let sent = 0
  let over = false
  const flood = Array.from({ length: junk }, async () => {
    while (!over) {
      sent += 1
      const credentials = { email: `nobody${sent}@example.com`, password: 'summer2026' }
      const status = await signIn(url, junkFrom(sent), credentials)
      wrong.set(status, (wrong.get(status) ?? 0) + 1)
    }
  })
  const statuses: number[] = []
  const times: number[] = []
  for (let count = 0; count < right; count += 1) {
    const started = performance.now()
    statuses.push(await signIn(url, rightFrom, administrator))
    times.push(performance.now() - started)
  }
  over = true
  await Promise.all(flood)
  return { statuses, times, wrong }
}

/** Signs in once and returns the status. */
export async function signIn(url: string, address: string, credentials: object): Promise<number> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify(credentials),
  })
  await response.arrayBuffer()
  return response.status
}
