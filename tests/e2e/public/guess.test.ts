import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GuessRound } from '#app/guess/guess-round.ts'
import { openPage, untilQuiet } from '#tests/support/sites/browser.ts'
import { expectToFit, expectToFitLightAndDark } from '#tests/support/sites/expect-to-fit.ts'
import {
  type IllustratedSite,
  startIllustratedSite,
} from '#tests/support/sites/illustrated-site.ts'
import { removeSite, startSite } from '#tests/support/sites/site-process.ts'

describe('Guess first', () => {
  let world: IllustratedSite

  beforeAll(async () => {
    world = await startIllustratedSite(14, 6)
  }, 400_000)

  afterAll(() => world?.close())

  async function open(path: string, options: Parameters<typeof openPage>[1] = {}) {
    const visit = await openPage(world.browser, options)
    await visit.page.goto(world.site.url + path)
    return visit
  }

  async function mealsOf(seed: string) {
    const answer = await fetch(`${world.site.url}/api/guess/round?seed=${seed}`)
    return ((await answer.json()) as GuessRound).meals
  }

  const field = (page: Page) => page.getByLabel('How many calories has one serving?')

  async function guess(page: Page, calories: number) {
    await field(page).fill(String(calories))
    await field(page).press('Enter')
    await page.getByText('You said').waitFor()
  }

  it('asks, answers and shows where the calories are [guess-02, guess-03, shown-03]', async () => {
    const [meal] = await mealsOf('one')
    if (!meal) throw new Error('The round has no plates')
    const { page, problems, close } = await open('/guess?round=one')
    await page.getByRole('heading', { name: meal.title }).waitFor()
    await untilQuiet(page)
    expect(await page.content()).not.toContain(meal.calories.toLocaleString('en'))
    const slider = page.getByRole('slider')
    await slider.press('ArrowRight')
    await expect.poll(() => field(page).inputValue()).toBe('510')
    await field(page).fill('many')
    await field(page).press('Enter')
    await page.getByText('Type a whole number from 1 to 9,999').waitFor()
    await guess(page, meal.calories + 7)
    await page.getByText('7 kcal above our estimate').waitFor()
    const answer = page.getByRole('region', { name: 'Within the range' })
    expect(await answer.innerText()).toContain(meal.calories.toLocaleString('en'))
    expect(await answer.innerText()).toMatch(/\([\d,]+ to [\d,]+ likely\)/)
    expect(await answer.getByRole('listitem').allInnerTexts()).toHaveLength(meal.foods.length)
    await page.getByRole('contentinfo').getByRole('button', { name: 'kJ' }).click()
    await answer.getByText('29 kJ above our estimate').waitFor()
    await page.getByRole('button', { name: 'Next plate' }).click()
    await page.getByLabel('How much energy has one serving?').fill('2010')
    await page.getByRole('button', { name: 'Guess', exact: true }).click()
    await page.getByText('You said 2,010').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Within the range')
    expect(problems).toEqual([])
    await close()
  })

  it('a round is the same for everyone with its address, and a reload continues it [guess-01, guess-05]', async () => {
    const titles = (await mealsOf('shared')).map(({ title }) => title)
    const { page, close } = await open('/guess?round=shared')
    await guess(page, 300)
    await page.reload()
    await page.getByText('You said 300').waitFor()
    await page.getByRole('button', { name: 'Next plate' }).click()
    await page.getByRole('heading', { name: titles[1] ?? '' }).waitFor()
    await page.reload()
    await page.getByText('Plate 2 of 10').waitFor()
    // Without a seed the open round goes on; another seed begins its own.
    await page.goto(`${world.site.url}/guess`)
    await page.getByText('Plate 2 of 10').waitFor()
    await page.waitForURL(/round=shared$/)
    await page.goto(`${world.site.url}/guess?round=other`)
    await page.getByText('Plate 1 of 10').waitFor()
    await close()
  })

  it('ends with a kind score, a picture and a new round [guess-04]', async () => {
    const meals = await mealsOf('end')
    const { page, problems, close } = await open('/guess?round=end')
    for (const [index, { calories }] of meals.entries()) {
      await guess(page, index === 0 ? 1 : calories)
      await page
        .getByRole('button', { name: index === 9 ? 'See your round' : 'Next plate' })
        .click()
    }
    await page.getByRole('heading', { name: 'You read plates like a scale.' }).waitFor()
    await page.getByText('On average you were 10% away, and 9 of 10 guesses lay within').waitFor()
    expect(await page.getByRole('table').getByRole('rowheader').count()).toBe(10)
    await expectToFit(page, [320, 390, 1280], 'the result')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Share as a picture' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('guess-first.png')
    await page.getByText('The picture was saved').waitFor()
    await page.getByRole('button', { name: 'New round' }).click()
    await page.getByText('Plate 1 of 10').waitFor()
    await page.waitForURL(/round=(?!end$)[a-z0-9]+$/)
    expect(problems).toEqual([])
    await close()
  })

  it('gives the picture to the share sheet of the device', async () => {
    const meals = await mealsOf('sheet')
    const { page, close } = await open('/guess?round=sheet')
    await page.evaluate(() => {
      const shared: string[] = []
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files }: ShareData) => void shared.push(files?.[0]?.type ?? ''),
      })
      Object.assign(window, { shared })
    })
    for (const _ of meals) {
      await guess(page, 400)
      await page.getByRole('button', { name: /Next plate|See your round/ }).click()
    }
    await page.getByRole('button', { name: 'Share as a picture' }).click()
    await page.waitForFunction(() => (window as unknown as { shared: string[] }).shared.length > 0)
    expect(await page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toEqual([
      'image/png',
    ])
    await close()
  })

  it('says if the plates cannot be loaded, and tries again [guess-06]', async () => {
    const { page, close } = await openPage(world.browser)
    await page.route('**/api/guess/**', (route) => route.abort())
    await page.goto(`${world.site.url}/guess`)
    await page.getByText('The plates could not be loaded').waitFor()
    await page.unroute('**/api/guess/**')
    await page.route('**/api/guess/**', (route) =>
      route.fulfill({ status: 429, json: { msg: '' } }),
    )
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('many rounds at once').waitFor()
    await page.unroute('**/api/guess/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Plate 1 of 10').waitFor()
    await close()
  })

  it('has a kind message on a site without plates [guess-06]', async () => {
    const empty = await startSite({ WORKERS: '0' })
    const { page, problems, close } = await openPage(world.browser)
    await page.goto(`${empty.url}/guess`)
    await page.getByText('No plates to guess yet').waitFor()
    await expectToFit(page, [320, 1280], 'no plates')
    expect(problems).toEqual([])
    await close()
    await removeSite(empty)
  })

  it('says without JavaScript that it needs it, and rests in calm mode', async () => {
    const plain = await open('/guess', { javaScriptEnabled: false })
    await plain.page.getByText('Guessing needs JavaScript').waitFor()
    await plain.close()
    const { page, close } = await open('/guess')
    await field(page).waitFor()
    const rest = page.getByText('Calm mode is on')
    expect(await rest.isVisible()).toBe(false)
    await page.evaluate(() => document.documentElement.setAttribute('data-calm', ''))
    await expect.poll(() => rest.isVisible()).toBe(true)
    // Still there, for when calm mode is switched off, but neither seen nor read out.
    const scale = page.getByRole('slider', { includeHidden: true })
    expect([await scale.count(), await scale.isVisible()]).toEqual([1, false])
    await expect.poll(() => field(page).isVisible()).toBe(false)
    await close()
  })

  it('has no accessibility problems before and after a guess, and fits every screen', async () => {
    const { page, close } = await open('/guess?round=fit')
    await field(page).waitFor()
    await expectToFitLightAndDark(page, [320, 390, 768, 1280], 'the question')
    await guess(page, 900)
    await expectToFitLightAndDark(page, [320, 390, 768, 1280], 'the answer')
    await close()
  })
})
