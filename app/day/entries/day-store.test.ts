import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noNutrition } from '#app/nutrition/nutrition.ts'
import { dayCsv } from './day-csv.ts'
import { mostEntries, type NewEntry, readStored } from './day-entry.ts'
import {
  addToToday,
  dayEntries,
  listenToEntries,
  removeEntries,
  restoreEntries,
  setPortion,
} from './day-store.ts'

let stored = new Map<string, string>()
let setItem = (name: string, text: string) => void stored.set(name, text)

beforeEach(() => {
  stored = new Map()
  setItem = (name, text) => void stored.set(name, text)
  const localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => setItem(name, text),
    removeItem: (name: string) => stored.delete(name),
  }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
  vi.useFakeTimers({ now: new Date(2026, 2, 9, 23, 50), toFake: ['Date'] })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const soup: NewEntry = {
  title: '=Soup, "hot"',
  path: '/meals/soup',
  portion: 1.5,
  figures: { ...noNutrition, calories: 200, sodium: 4 },
  range: { calories: { low: 150, high: 260 } },
}

const titles = () => dayEntries().map(({ title }) => title)

describe('My day', () => {
  it('begins empty and takes entries of the local day', () => {
    expect(dayEntries()).toEqual([])
    expect(addToToday(soup)).toBe('stored')
    expect(addToToday({ ...soup, title: `  ${'x'.repeat(300)}` })).toBe('stored')
    vi.setSystemTime(new Date(2026, 2, 10, 0, 10))
    expect(addToToday({ ...soup, title: 'Late' })).toBe('stored')
    const days = dayEntries().map(({ day }) => day)
    expect(days).toEqual(['2026-03-09', '2026-03-09', '2026-03-10'])
    expect(readStored(stored.get('myDay') ?? null)).toEqual(dayEntries())
  })

  it('reports changes in this tab and in others, and starts from what the other tab has stored', () => {
    const listener = vi.fn()
    const end = listenToEntries(listener)
    addToToday(soup)
    const [first] = dayEntries()
    expect(listener).toHaveBeenCalledOnce()
    const other = { ...first, id: 'other', title: 'Stew' }
    stored.set('myDay', JSON.stringify({ version: 1, entries: [first, other] }))
    window.dispatchEvent(new Event('storage'))
    expect(listener).toHaveBeenCalledTimes(2)
    expect(setPortion(first?.id ?? '', 2)).toBe('stored')
    expect(dayEntries()).toMatchObject([{ portion: 2 }, { title: 'Stew', portion: 1.5 }])
    end()
    removeEntries(['other'])
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('puts removed entries back where they were, once', () => {
    for (const [minute, title] of ['A', 'B', 'C'].entries()) {
      vi.setSystemTime(new Date(2026, 2, 9, 12, minute))
      addToToday({ ...soup, title })
    }
    const before = dayEntries()
    const [, second] = before
    removeEntries([second?.id ?? ''])
    expect(titles()).toEqual(['A', 'C'])
    if (second) restoreEntries([second])
    expect(restoreEntries(before)).toBe('stored')
    expect(titles()).toEqual(['A', 'B', 'C'])
  })

  it('removes its entry in the storage when nothing is left', () => {
    addToToday(soup)
    expect(removeEntries(dayEntries().map(({ id }) => id))).toBe('stored')
    expect(stored.size).toBe(0)
  })

  it('refuses more entries than it holds, and loses none', () => {
    addToToday(soup)
    const [one] = dayEntries()
    const many = Array.from({ length: mostEntries }, (_, index) => ({ ...one, id: `${index}` }))
    stored.set('myDay', JSON.stringify({ version: 1, entries: many }))
    expect(addToToday(soup)).toBe('full')
    expect(dayEntries()).toHaveLength(mostEntries)
    expect(setPortion('0', 3)).toBe('stored')
  })

  it('says if the browser stores nothing, and keeps what was there', () => {
    addToToday(soup)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(addToToday(soup)).toBe('refused')
    expect(dayEntries()).toHaveLength(1)
  })

  it('drops what is older than a week with the next change', () => {
    addToToday(soup)
    vi.setSystemTime(new Date(2026, 2, 17))
    expect(dayEntries()).toHaveLength(1)
    addToToday({ ...soup, title: 'New' })
    expect(titles()).toEqual(['New'])
  })

  it('is exported with the figures of the portions, and without formulas', () => {
    addToToday(soup)
    const [head, row] = dayCsv(dayEntries()).split('\r\n')
    expect(head).toBe(
      '\uFEFFDate,Meal,Servings,Calories (kcal),Carbohydrates (g),Protein (g),Fat (g),Fiber (g),Sugar (g),Sodium (mg),"Calories, low","Calories, high"',
    )
    expect(row).toBe(`2026-03-09,"'=Soup, ""hot""",1.5,300,0,0,0,0,0,6,225,390`)
  })
})
