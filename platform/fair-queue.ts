import { tooMany } from './errors.ts'

/** Who asks for work. Clients take turns, and so do the accounts that one client asks for. */
export type Asker = {
  client: string
  account: string
  /** True for somebody who has signed in before. In a full queue, strangers are dropped in their favour. */
  known: boolean
  /** Only a few clients of one group, such as an address, get turns of their own; the others share one. */
  group?: string
}

export type FairQueue = <T>(asker: Asker, work: () => Promise<T>) => Promise<T>

type Options = {
  /** How many tasks run at once. */
  running: number
  /** How many tasks may wait. */
  waiting: number
  /** How long (ms) a task may wait. */
  patience: number
}

/** How many clients of a group get turns of their own. */
const maxClientsPerGroup = 4

type Waiter = Asker & { start: () => void; refuse: () => void }

/**
 * Runs expensive tasks, a limited number at a time. The others wait, and are refused with a 429 after
 * `patience`. Clients take turns, regardless of how many tasks each of them has.
 *
 * If the queue is full, a newcomer with fewer waiting tasks than another client replaces the last task of the
 * client with the most, so that one client cannot fill the queue. A known newcomer may also replace a
 * stranger, so that many clients cannot fill it either. A group counts as at most a few clients.
 */
export function createFairQueue({ running, waiting, patience }: Options): FairQueue {
  const waiters: Waiter[] = []
  const turns = createTurns(waiters)
  let busy = 0

  function leave(waiter: Waiter): void {
    waiters.splice(waiters.indexOf(waiter), 1)
    turns.forget(waiter)
  }

  function wait(asker: Asker): Promise<void> {
    if (waiters.length >= waiting) {
      const replaced = waiterToReplace(waiters, asker)
      if (!replaced) throw tooMany(patience / 1000)
      replaced.refuse()
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => waiter.refuse(), patience)
      const settle = (settled: () => void) => () => {
        leave(waiter)
        clearTimeout(timer)
        settled()
      }
      const waiter: Waiter = {
        ...asker,
        start: settle(resolve),
        refuse: settle(() => reject(tooMany(patience / 1000))),
      }
      waiters.push(waiter)
      turns.join(waiter)
    })
  }

  return async (asker, work) => {
    // A task that ends passes its slot directly to the next one, so that a newcomer cannot take it.
    if (busy < running) busy += 1
    else await wait(inGroup(waiters, asker))
    try {
      return await work()
    } finally {
      const next = turns.next()
      if (next) next.start()
      else busy -= 1
    }
  }
}

/** The waiter that a newcomer replaces in a full queue, if any. */
function waiterToReplace(waiters: readonly Waiter[], asker: Asker): Waiter | undefined {
  const stranger = asker.known ? waiters.findLast(({ known }) => !known) : undefined
  return lastOfLargest(waiters, asker) ?? stranger
}

/** The asker, or the asker as the group if enough other clients of the group are waiting. */
function inGroup(waiters: readonly Waiter[], asker: Asker): Asker {
  const { client, group } = asker
  if (group === undefined) return asker
  const ofGroup = waiters.filter((waiter) => waiter.group === group && waiter.client !== group)
  const clients = new Set(ofGroup.map((waiter) => waiter.client))
  return clients.has(client) || clients.size < maxClientsPerGroup
    ? asker
    : { ...asker, client: group }
}

/** Remembers when each client and account last had a turn, while it has waiting tasks. */
function createTurns(waiters: readonly Waiter[]) {
  const clients = new Map<string, number>()
  const accounts = new Map<string, number>()
  let turn = 0
  const accountOf = ({ client, account }: Asker) => `${client} ${account}`
  const turnsOf = (waiter: Asker): [number, number] => [
    clients.get(waiter.client) ?? 0,
    accounts.get(accountOf(waiter)) ?? 0,
  ]
  return {
    /** A newcomer's first turn comes after those of everyone who is waiting already. */
    join(waiter: Waiter) {
      turn += 1
      if (!clients.has(waiter.client)) clients.set(waiter.client, turn)
      if (!accounts.has(accountOf(waiter))) accounts.set(accountOf(waiter), turn)
    },
    next(): Waiter | undefined {
      const [first] = waiters.toSorted((a, b) => {
        const [clientA, accountA] = turnsOf(a)
        const [clientB, accountB] = turnsOf(b)
        return clientA - clientB || accountA - accountB
      })
      if (!first) return undefined
      turn += 1
      clients.set(first.client, turn)
      accounts.set(accountOf(first), turn)
      return first
    },
    forget(left: Waiter) {
      if (!waiters.some(({ client }) => client === left.client)) clients.delete(left.client)
      if (!waiters.some((waiter) => accountOf(waiter) === accountOf(left))) {
        accounts.delete(accountOf(left))
      }
    },
  }
}

/**
 * The last waiter of the client with the most waiting tasks, and among these of the account with the most.
 * Undefined if the newcomer would then have at least as many.
 */
function lastOfLargest(waiters: readonly Waiter[], newcomer: Asker): Waiter | undefined {
  const byClient = Map.groupBy(waiters, ({ client }) => client)
  const own = byClient.get(newcomer.client) ?? []
  const most = longest(byClient)
  const byAccount = Map.groupBy(most, ({ account }) => account)
  const mostOfOne = longest(byAccount)
  if (own.length + 1 < most.length) return mostOfOne.at(-1)
  if (own.length < most.length) return undefined
  const ownByAccount = Map.groupBy(own, ({ account }) => account)
  const largest = longest(ownByAccount)
  const asked = ownByAccount.get(newcomer.account)?.length ?? 0
  return asked + 1 < largest.length ? largest.at(-1) : undefined
}

const longest = (groups: Map<string, Waiter[]>): Waiter[] =>
  [...groups.values()].reduce((most, group) => (group.length > most.length ? group : most), [])
