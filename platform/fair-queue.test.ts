import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** A queue whose tasks end when the test says so, in the order in which they started. */
function openQueue({ running = 1, waiting = 4, patience = 60_000 } = {}) {
  const queue = createFairQueue({ running, waiting, patience })
  const begun: string[] = []
  const refused: string[] = []
  const ends: (() => void)[] = []
  const settled: Promise<void>[] = []
  return {
    begun,
    refused,
    ask(client: string, account = '', known = false, group?: string) {
      const name = client + account
      const work = () => {
        begun.push(name)
        return new Promise<void>((resolve) => ends.push(resolve))
      }
      const asked = queue({ client, account, known, group }, work).catch((error) => {
        expect(error).toMatchObject({ status: 429 })
        refused.push(name)
      })
      settled.push(asked)
    },
    /** Ends all running and waiting tasks. */
    async finish() {
      const all = Promise.all(settled)
      while (ends.length > 0) {
        ends.shift()?.()
        await new Promise(setImmediate)
      }
      await all
    },
  }
}

describe('a fair queue', () => {
  it('runs a limited number of tasks, and the others in order of arrival', async () => {
    const { ask, begun, refused, finish } = openQueue({ running: 2 })
    for (const client of ['a', 'b', 'c', 'd', 'e']) ask(client)
    expect(begun).toEqual(['a', 'b'])
    await finish()
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(refused).toEqual([])
  })

  it('gives clients turns, and the accounts of one client too', async () => {
    const { ask, begun, finish } = openQueue({ waiting: 9 })
    for (const account of ['1', '1', '1', '1', '2']) ask('a', account)
    ask('b')
    ask('b')
    await finish()
    expect(begun).toEqual(['a1', 'a1', 'b', 'a2', 'b', 'a1', 'a1'])
  })

  it('refuses newcomers when full, unless one client fills the queue', async () => {
    const { ask, begun, refused, finish } = openQueue()
    for (let count = 0; count < 6; count += 1) ask('a')
    ask('b')
    ask('c')
    await new Promise(setImmediate)
    expect(refused).toEqual(['a', 'a', 'a'])
    ask('d')
    await new Promise(setImmediate)
    expect(refused).toEqual(['a', 'a', 'a', 'a'])
    ask('e')
    await finish()
    expect(refused.at(-1)).toBe('e')
    expect(begun).toEqual(['a', 'a', 'b', 'c', 'd'])
  })

  it('makes room for others if one account of a client fills the queue', async () => {
    const { ask, begun, refused, finish } = openQueue()
    for (let count = 0; count < 5; count += 1) ask('a', '1')
    ask('a', '2')
    await finish()
    expect(refused).toEqual(['a1'])
    expect(begun).toEqual(['a1', 'a1', 'a2', 'a1', 'a1'])
  })

  it('drops strangers for known clients, and not vice versa', async () => {
    const { ask, begun, refused, finish } = openQueue({ waiting: 2 })
    for (const stranger of ['a', 'b', 'c']) ask(stranger)
    for (const known of ['d', 'e', 'f']) ask(known, '', true)
    ask('g')
    await finish()
    expect(refused.toSorted()).toEqual(['b', 'c', 'f', 'g'])
    expect(begun).toEqual(['a', 'd', 'e'])
  })

  it('treats a group as a few clients, however many known ones it has', async () => {
    const { ask, begun, refused, finish } = openQueue({ waiting: 6 })
    ask('x')
    for (const account of ['1', '2', '3', '4', '5', '6']) ask(`g ${account}`, account, true, 'g')
    ask('a', '', true)
    await new Promise(setImmediate)
    expect(refused).toHaveLength(1)
    ask('b')
    await finish()
    expect(refused.filter((name) => !name.startsWith('g '))).toEqual(['b'])
    expect(begun).toContain('a')
  })

  it('refuses tasks that wait for too long', async () => {
    const { ask, begun, refused, finish } = openQueue({ patience: 20 })
    ask('a')
    ask('b')
    await expect.poll(() => refused).toEqual(['b'])
    await finish()
    expect(begun).toEqual(['a'])
  })

  it('continues after a task fails', async () => {
    const queue = createFairQueue({ running: 1, waiting: 1, patience: 60_000 })
    const asker = { client: 'a', account: '', known: false }
    const failing = queue(asker, () => Promise.reject(new Error('broken')))
    const next = queue(asker, () => Promise.resolve('done'))
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('done')
    expect(await queue(asker, () => Promise.resolve('again'))).toBe('again')
  })
})
