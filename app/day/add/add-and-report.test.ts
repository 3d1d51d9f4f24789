import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noNutrition } from '#app/nutrition/nutrition.ts'
import { dayEntries } from '../entries/day-store.ts'
import { addAndReport } from './add-and-report.ts'

const stored = new Map<string, string>()
let full = false

beforeEach(() => {
  stored.clear()
  full = false
  const localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem(name: string, text: string) {
      if (full) throw new DOMException('It is full', 'QuotaExceededError')
      stored.set(name, text)
    },
    removeItem: (name: string) => stored.delete(name),
  }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => vi.unstubAllGlobals())

const entry = (title: string) => ({
  title,
  path: '/meals/soup',
  portion: 1,
  figures: noNutrition,
  range: null,
})
const titles = () => dayEntries().map(({ title }) => title)

it('two presses within a moment add one entry', () => {
  addAndReport(entry('Soup'), () => {})
  addAndReport(entry('Soup'), () => {})
  expect(titles()).toEqual(['Soup'])
})

it('a press after one that could not be stored is no second half of it', () => {
  full = true
  addAndReport(entry('Stew'), () => {})
  expect(titles()).toEqual([])
  full = false
  addAndReport(entry('Stew'), () => {})
  expect(titles()).toEqual(['Stew'])
})
