import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { awaitPictures } from './await-pictures.ts'

const status = { isConnected: true, textContent: '' }

describe('a page that waits for pictures', () => {
  let pictures: number
  let hidden: boolean
  let version: string | null
  let asked: number
  let listeners: (() => void)[]

  beforeEach(() => {
    vi.useFakeTimers()
    ;[pictures, hidden, version, asked, listeners] = [2, false, 'a', 0, []]
    vi.stubGlobal('location', { href: 'http://site/' })
    vi.stubGlobal('document', {
      querySelector: () => (pictures > 0 ? {} : null),
      getElementById: () => status,
      addEventListener: (_: string, listener: () => void) => listeners.push(listener),
      get hidden() {
        return hidden
      },
    })
    vi.stubGlobal('fetch', async () => {
      asked += 1
      if (version === null) throw new TypeError('Failed to fetch')
      return new Response(null, { headers: { ETag: version } })
    })
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const start = () => {
    const revalidate = vi.fn(async () => {})
    const leaving = new AbortController()
    const ended = awaitPictures(revalidate, leaving.signal)
    return { revalidate, leaving, ended }
  }

  it('loads its data again when it has changed, and stops when all pictures are there', async () => {
    const { revalidate, ended } = start()
    expect(status.textContent).toContain('still being drawn')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(revalidate).toHaveBeenCalledTimes(1)
    revalidate.mockImplementation(async () => {
      pictures = 0
    })
    version = 'b'
    await vi.advanceTimersByTimeAsync(20_000)
    await ended
    expect(revalidate).toHaveBeenCalledTimes(2)
    expect(status.textContent).toBe('All pictures are there.')
  })

  it('stays as it is while the server does not answer, and asks less often', async () => {
    version = null
    const { revalidate, leaving, ended } = start()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(revalidate).not.toHaveBeenCalled()
    expect(asked).toBeGreaterThan(3)
    expect(asked).toBeLessThan(9)
    version = 'a'
    await vi.advanceTimersByTimeAsync(20_000)
    expect(revalidate).toHaveBeenCalledTimes(1)
    leaving.abort()
    await ended
  })

  it('stops asking in a hidden tab, after it was left, and after minutes without a new picture', async () => {
    hidden = true
    const { ended, leaving } = start()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toBe(0)
    hidden = false
    for (const listener of listeners) listener()
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toBe(1)
    leaving.abort()
    await ended
    expect(vi.getTimerCount()).toBe(0)
    const second = start()
    await vi.advanceTimersByTimeAsync(6 * 60_000)
    await second.ended
    expect(status.textContent).toBe('')
  })
})
