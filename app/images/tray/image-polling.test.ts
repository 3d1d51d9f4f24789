import { beforeEach, describe, expect, it } from 'vitest'
import { type Poll, type PollClock, poll } from './image-polling.ts'

type Answer = 'pending' | 'ready'

describe('polling an image', () => {
  let time: FakeClock
  let seen: string[]
  let checkedAt: number[]
  let answer: () => Promise<Answer>

  beforeEach(() => {
    time = fakeClock()
    seen = []
    checkedAt = []
    answer = async () => 'pending'
  })

  function start(): Poll {
    return poll<Answer>({
      check: () => {
        checkedAt.push(time.now() / 1000)
        return answer()
      },
      isFinal: (value) => value === 'ready',
      onAnswer: (value) => seen.push(value),
      onTimeout: () => seen.push('timed out'),
      onFailure: () => seen.push('failed check'),
      clock: time,
    })
  }

  it('checks first after 2 s, then every 5 s [create-06]', async () => {
    start()
    await time.pass(18)
    expect(checkedAt).toEqual([2, 7, 12, 17])
  })

  it('ends with the first result', async () => {
    start()
    await time.pass(8)
    answer = async () => 'ready'
    await time.pass(300)
    expect(checkedAt).toEqual([2, 7, 12])
    expect(seen).toEqual(['pending', 'pending', 'ready'])
  })

  it('times out after 30 checks [create-06]', async () => {
    start()
    await time.pass(146)
    expect(seen).not.toContain('timed out')
    await time.pass(2)
    expect(checkedAt).toHaveLength(30)
    expect(seen.at(-1)).toBe('timed out')
  })

  it('reports the time-out once, and still notices an image that gets ready later', async () => {
    start()
    await time.pass(240)
    answer = async () => 'ready'
    await time.pass(60)
    expect(seen.filter((entry) => entry === 'timed out')).toHaveLength(1)
    expect(seen.at(-1)).toBe('ready')
  })

  it('stops checking an image that never gets ready', async () => {
    start()
    await time.pass(3600)
    expect(checkedAt.length).toBeLessThanOrEqual(50)
    expect(time.timers()).toBe(0)
  })

  it('neither checks nor counts while it is paused', async () => {
    const watch = start()
    await time.pass(8)
    watch.pause()
    await time.pass(1000)
    expect(checkedAt).toEqual([2, 7])
    watch.resume()
    await time.pass(134)
    expect(checkedAt).toHaveLength(29)
    expect(seen).not.toContain('timed out')
    await time.pass(5)
    expect(seen.at(-1)).toBe('timed out')
  })

  it('checks at once after a long pause, and at the planned time after a short one', async () => {
    const watch = start()
    await time.pass(3)
    watch.pause()
    await time.pass(1)
    watch.resume()
    await time.pass(3)
    expect(checkedAt).toEqual([2, 7])
    watch.pause()
    await time.pass(60)
    watch.resume()
    await time.pass(1)
    expect(checkedAt).toEqual([2, 7, 67])
  })

  it('reports a check that was in progress when it was paused', async () => {
    const slow = Promise.withResolvers<Answer>()
    answer = () => slow.promise
    const watch = start()
    await time.pass(2)
    watch.pause()
    slow.resolve('ready')
    await time.pass(1)
    expect(seen).toEqual(['ready'])
    watch.resume()
    await time.pass(100)
    expect(checkedAt).toEqual([2])
  })

  it('continues after a failed check, which counts like the others', async () => {
    answer = async () => {
      throw new Error('no connection')
    }
    start()
    await time.pass(150)
    expect(checkedAt).toHaveLength(30)
    expect(seen.slice(-2)).toEqual(['failed check', 'timed out'])
  })

  it('makes one check at a time, however slow the answers', async () => {
    const slow = Promise.withResolvers<Answer>()
    answer = () => slow.promise
    start()
    await time.pass(60)
    expect(checkedAt).toEqual([2])
    slow.resolve('pending')
    await time.pass(1)
    expect(checkedAt).toEqual([2, 60])
  })

  it('reports nothing after it was stopped', async () => {
    const slow = Promise.withResolvers<Answer>()
    answer = () => slow.promise
    const watch = start()
    await time.pass(2)
    watch.stop()
    slow.resolve('ready')
    await time.pass(100)
    expect(seen).toEqual([])
    expect(time.timers()).toBe(0)
  })
})

type FakeClock = PollClock & { pass(seconds: number): Promise<void>; timers(): number }

/** A clock that `pass` advances second by second, with time for promises to settle. */
function fakeClock(): FakeClock {
  let now = 0
  const timers = new Set<{ at: number; run: () => void }>()
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    now: () => now,
    timers: () => timers.size,
    after(ms, run) {
      const timer = { at: now + ms, run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    async pass(seconds) {
      const end = now + seconds * 1000
      while (true) {
        for (const timer of timers) {
          if (timer.at > now) continue
          timers.delete(timer)
          timer.run()
        }
        await settle()
        if ([...timers].some((timer) => timer.at <= now)) continue
        if (now >= end) return
        now += 1000
      }
    },
  }
}
