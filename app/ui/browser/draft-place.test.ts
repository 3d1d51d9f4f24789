import { afterEach, expect, it, vi } from 'vitest'
import { claimDraftPlace } from './draft-place.ts'

/** Local or session storage, as a Map. */
class Store extends Map<string, string> {
  get length() {
    return this.size
  }
  key(index: number) {
    return [...this.keys()][index] ?? null
  }
  getItem(name: string) {
    return this.get(name) ?? null
  }
  setItem(name: string, text: string) {
    this.set(name, text)
  }
  removeItem(name: string) {
    this.delete(name)
  }
}

afterEach(() => void vi.unstubAllGlobals())

const openTab = (localStorage: Store) =>
  vi.stubGlobal('window', { localStorage, sessionStorage: new Store() })

it('a draft is found again in the same tab, and in another tab once its own has released it', async () => {
  const shared = new Store()
  openTab(shared)
  const first = await claimDraftPlace('mealDraft')
  first.keep('lentils')
  openTab(shared)
  const second = await claimDraftPlace('mealDraft')
  expect({ read: second.read(), elsewhere: second.openElsewhere }).toEqual({
    read: null,
    elsewhere: true,
  })
  first.release()
  second.release()
  openTab(shared)
  const third = await claimDraftPlace('mealDraft')
  expect({ read: third.read(), elsewhere: third.openElsewhere }).toEqual({
    read: 'lentils',
    elsewhere: false,
  })
  third.release()
})

it('a draft counts as free if the browser refuses to lock it', async () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const request = () => Promise.reject(new DOMException('Not in this frame', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request } })
  openTab(new Store())
  const place = await claimDraftPlace('mealDraft')
  place.keep('lentils')
  place.release()
  const again = await claimDraftPlace('mealDraft')
  expect({ read: again.read(), elsewhere: again.openElsewhere }).toEqual({
    read: 'lentils',
    elsewhere: false,
  })
  expect(told).toHaveBeenCalled()
})
