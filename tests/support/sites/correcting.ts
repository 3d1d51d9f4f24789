import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { phone } from './browser.ts'

/** The words of the plate that is corrected, and the foods that are on it in the end. */
export const correctedWords = 'two aloo paratha and chai'
export const correctedFoods = ['Paratha', 'Banana']

/** Does one thing as a person does it, and counts it: a key, a tap, or a choice on a screen keyboard. */
type Hand = {
  step(act: () => Promise<unknown>): Promise<void>
  /** How many things were done. */
  steps(): number
}

/** A hand that rests for this many milliseconds before each thing that it does. */
export function handOf(rest: number): Hand {
  let count = 0
  return {
    async step(act) {
      if (rest > 0) await pause(rest)
      await act()
      count += 1
    },
    steps: () => count,
  }
}

/** Corrects the plate: three paratha instead of two, plain ones, no chai, but a banana. */
type Way = (page: Page, hand: Hand) => Promise<void>

const rows = (page: Page) => page.getByRole('region', { name: 'Foods of this plate' })
const found = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Foods found' }).getByText(name, { exact: true })

/** Waits until a food is the first one found, which Enter takes. */
const foundFirst = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Foods found' })
    .getByRole('listitem')
    .first()
    .getByText(name, { exact: true })
    .waitFor()
const gone = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove ${name}` }).waitFor({ state: 'hidden' })

/** By keys alone, from the field with the words. */
const byKeyboard: Way = async (page, { step }) => {
  const press = (key: string) => step(() => page.keyboard.press(key))
  async function tabTo(place: Locator) {
    const isThere = () => place.evaluate((element) => element === document.activeElement)
    for (let tries = 0; tries < 12 && !(await isThere()); tries += 1) await press('Tab')
    if (!(await isThere())) throw new Error(`Not reached by Tab: ${place}`)
  }
  async function type(name: string) {
    for (const letter of name.toLowerCase()) await press(letter)
    await foundFirst(page, name)
    await press('Enter')
  }
  await page.getByLabel('What is on the plate').focus()
  await tabTo(page.getByRole('link', { name: 'Correct the foods' }))
  await press('Enter')
  await tabTo(page.getByLabel('Amount of Aloo paratha'))
  await press('3')
  await tabTo(page.getByLabel('Swap Aloo paratha'))
  await press('Enter')
  await page.locator('input:focus').waitFor()
  await type('Paratha')
  await page.locator('summary:focus').waitFor()
  await tabTo(page.getByRole('button', { name: 'Remove Chai' }))
  await press('Enter')
  await gone(page, 'Chai')
  await tabTo(page.getByLabel('Add a food'))
  await type('Banana')
  await page.getByLabel('Amount of Banana').waitFor()
}

/** By touch; what is typed counts as one step for each key of the screen keyboard. */
const byTouch: Way = async (page, { step }) => {
  const tap = (place: Locator) => step(() => place.tap())
  async function type(place: Locator, words: string) {
    await tap(place)
    for (const letter of words) await step(() => page.keyboard.press(letter))
  }
  await tap(page.getByRole('link', { name: 'Correct the foods' }))
  await type(page.getByLabel('Amount of Aloo paratha'), '3')
  await tap(page.getByLabel('Swap Aloo paratha'))
  await type(page.getByLabel('Another food than Aloo paratha'), 'par')
  await tap(found(page, 'Paratha'))
  await tap(page.getByRole('button', { name: 'Remove Chai' }))
  await gone(page, 'Chai')
  await type(page.getByLabel('Add a food'), 'ban')
  await tap(found(page, 'Banana'))
  await page.getByLabel('Amount of Banana').waitFor()
}

/** By one form, without JavaScript: everything in its fields at once, then the button that removes a food sends it. */
const byForms: Way = async (page, { step }) => {
  const tap = (place: Locator) => step(() => place.tap())
  async function type(place: Locator, words: string) {
    await tap(place)
    await place.selectText()
    for (const letter of words) await step(() => page.keyboard.press(letter))
  }
  await tap(page.getByRole('link', { name: 'Correct the foods' }))
  await type(page.getByLabel('Amount of Aloo paratha'), '3')
  await tap(page.getByLabel('Swap Aloo paratha'))
  await type(page.getByLabel('Another food than Aloo paratha'), 'paratha')
  await type(page.getByLabel('Add a food'), 'banana')
  await tap(page.getByRole('button', { name: 'Remove Chai' }))
  await page.waitForURL(/food=banana/)
  await rows(page).getByText('Banana', { exact: true }).waitFor()
}

/** Every way, with the browser that it needs and the steps that it takes. */
export const waysToCorrect: {
  name: string
  way: Way
  options: BrowserContextOptions
  steps: number
}[] = [
  { name: 'by keyboard', way: byKeyboard, options: {}, steps: 35 },
  { name: 'by touch', way: byTouch, options: phone, steps: 15 },
  {
    name: 'without JavaScript',
    way: byForms,
    options: { ...phone, javaScriptEnabled: false },
    steps: 20,
  },
]
