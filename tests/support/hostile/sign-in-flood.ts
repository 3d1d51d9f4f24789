import { administrator } from '../sites/site-process.ts'

type Flood = {
  /** Wrong sign-ins at once; each is followed by the next as soon as it is answered. */
  junk: number
  /** The address that the nth wrong sign-in comes from, as a trusted proxy says. */
  junkFrom: (number: number) => string
  /** Where the administrator signs in. */
  rightFrom: string
  /** How often the administrator signs in meanwhile. */
  right: number
}

/** Signs the administrator in while others send wrong sign-ins. Gives the statuses of both, and times in ms. */
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

/** The status of one sign-in. */
export async function signIn(url: string, address: string, credentials: object): Promise<number> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify(credentials),
  })
  await response.arrayBuffer()
  return response.status
}
