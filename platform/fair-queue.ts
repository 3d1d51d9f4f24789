import { tooMany } from './errors.ts'

/** Who asks for work: turns are taken by client, and between the accounts that a client asks for. */
export type Asker = {
  client: string
  account: string
  /** Somebody who has shown before that they belong here: a stranger makes room for them. */
  known: boolean
  /** Clients of one group, such as an address, are few at a time: the rest of them wait as the group. */
  group?: string
}

export type FairQueue = <T>(asker: Asker, work: () => Promise<T>) => Promise<T>

type Options = {
  /** How much runs at once. */
  running: number
  /** How many wait at most. */
  waiting: number
  /** How long one waits at most, in ms. */
  patience: number
}

/** So many clients of a group wait for themselves. */
const ownTurns = 4

type Waiter = Asker & { start: () => void; refuse: () => void }

/**
 * Runs expensive work, so much at a time; the rest waits, and is refused with 429 where that takes too
 * long. Clients take turns, whoever has come first. In a full queue somebody who waits for less than
 * others do takes the place of the last one of whoever waits for most, so that no client fills it; known
 * ones also take that of a stranger, so that not even many clients do. A group is no more than a few clients.
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
      const last =
        lastOfGreediest(waiters, asker) ??
        (asker.known ? waiters.findLast(({ known }) => !known) : undefined)
      if (!last) throw tooMany(patience / 1000)
      last.refuse()
    }
    return new Promise((resolve, reject) => {
      const refuse = () => {
        leave(waiter)
        clearTimeout(timer)
        reject(tooMany(patience / 1000))
      }
      const timer = setTimeout(() => refuse(), patience)
      const start = () => {
        leave(waiter)
        clearTimeout(timer)
        resolve()
      }
      const waiter = { ...asker, start, refuse }
      waiters.push(waiter)
      turns.join(waiter)
    })
  }

  return async (asker, work) => {
    // Anyone who is woken takes over the slot of the one before, so that nobody can slip in between.
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

/** Who asks, as the group where enough others of it wait for themselves. */
function inGroup(waiters: readonly Waiter[], asker: Asker): Asker {
  const { client, group } = asker
  if (group === undefined) return asker
  const ofGroup = waiters.filter((waiter) => waiter.group === group && waiter.client !== group)
  const clients = new Set(ofGroup.map((waiter) => waiter.client))
  return clients.has(client) || clients.size < ownTurns ? asker : { ...asker, client: group }
}

/** Who was served how long ago, as long as somebody of them waits. */
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
    /** A newcomer's first turn comes after those of all who wait already. */
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
 * The last waiter of the client who waits for most, and there of the account most waited for; undefined where
 * the newcomer would then wait for no less.
 */
function lastOfGreediest(waiters: readonly Waiter[], newcomer: Asker): Waiter | undefined {
  const byClient = Map.groupBy(waiters, ({ client }) => client)
  const own = byClient.get(newcomer.client) ?? []
  const most = longest(byClient)
  const byAccount = Map.groupBy(most, ({ account }) => account)
  const mostOfOne = longest(byAccount)
  if (own.length + 1 < most.length) return mostOfOne.at(-1)
  if (own.length < most.length) return undefined
  const ownByAccount = Map.groupBy(own, ({ account }) => account)
  const greediest = longest(ownByAccount)
  const asked = ownByAccount.get(newcomer.account)?.length ?? 0
  return asked + 1 < greediest.length ? greediest.at(-1) : undefined
}

const longest = (groups: Map<string, Waiter[]>): Waiter[] =>
  [...groups.values()].reduce((most, group) => (group.length > most.length ? group : most), [])
