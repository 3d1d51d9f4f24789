import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  listenToPreferences,
  notifyPreferences,
  readPreference,
  writePreference,
} from './preferences.ts'

/** A window whose local storage is this Map; `refuses` makes it throw at every write. */
function openWindow(entries: Map<string, string>, refuses = false) {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const localStorage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: refuses ? refuse : (key: string, text: string) => entries.set(key, text),
    removeItem: (key: string) => entries.delete(key),
  }
  const window = Object.assign(new EventTarget(), { localStorage })
  vi.stubGlobal('window', window)
  return window
}

describe('a preference', () => {
  let entries: Map<string, string>

  beforeEach(() => {
    entries = new Map()
    openWindow(entries)
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('is stored, and the default removes it', () => {
    expect(readPreference('energyUnit')).toBe('kcal')
    writePreference('energyUnit', 'kJ')
    expect([readPreference('energyUnit'), [...entries]]).toEqual(['kJ', [['energyUnit', 'kJ']]])
    writePreference('energyUnit', 'kcal')
    expect([readPreference('energyUnit'), [...entries]]).toEqual(['kcal', []])
  })

  it.each(['', 'KJ', '{"a":1}', 'null', 'toString'])('is the default if %j is stored', (text) => {
    entries.set('energyUnit', text)
    entries.set('calmMode', text)
    expect([readPreference('energyUnit'), readPreference('calmMode')]).toEqual(['kcal', 'off'])
  })

  it('lasts as long as the page if the browser refuses to store it', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    openWindow(entries, true)
    writePreference('saltUnit', 'salt')
    expect(readPreference('saltUnit')).toBe('salt')
    writePreference('saltUnit', 'sodium')
    expect(readPreference('saltUnit')).toBe('sodium')
    expect(warned).toHaveBeenCalledOnce()
  })

  it('reports changes of this tab and of others until it is told to stop', () => {
    const window = openWindow(entries)
    const listener = vi.fn()
    const stop = listenToPreferences(listener)
    writePreference('calmMode', 'on')
    window.dispatchEvent(new Event('storage'))
    notifyPreferences()
    expect(listener).toHaveBeenCalledTimes(3)
    stop()
    writePreference('calmMode', 'off')
    window.dispatchEvent(new Event('storage'))
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('is the default on the server', () => {
    vi.unstubAllGlobals()
    expect(readPreference('figuresPer')).toBe('serving')
  })
})
