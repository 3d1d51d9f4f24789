import { Worker } from 'node:worker_threads'
import { Hono } from 'hono'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { authenticate } from '#app/accounts/accounts.server.ts'
import { apiRouter } from '#platform/api/router.ts'
import { apiClient } from '#tests/support/api.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { imageEndpoints } from '../images.api.server.ts'
import {
  estimatePortionSide,
  estimatePortions,
  estimatePortionsAddress,
  foodsText,
  maxPlateText,
  plateAddress,
  plateSide,
  readFoodsText,
} from './plate-address.ts'

async function openSite() {
  const app = await openTestApp()
  const site = new Hono().route('/api', apiRouter(app, imageEndpoints, authenticate))
  return (text: string, headers = {}, picture = 'plate') =>
    site.request(`/api/nutrition/estimate/${picture}?${new URLSearchParams({ text })}`, { headers })
}

describe('the plate of an estimate', () => {
  it('is a drawing that anyone can see, and the same for the same words', async () => {
    const ask = await openSite()
    const answer = await ask('150 g grilled chicken, 1 cup rice')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    const picture = Buffer.from(await answer.arrayBuffer())
    const { format, width, height } = await sharp(picture).metadata()
    expect({ format, width, height }).toEqual({
      format: 'webp',
      width: plateSide,
      height: plateSide,
    })
    expect(picture.length).toBeLessThan(100_000)
    const same = await (await ask('150 g grilled chicken, 1 cup rice')).arrayBuffer()
    expect(picture.equals(new Uint8Array(same))).toBe(true)
    const etag = answer.headers.get('etag') ?? ''
    const again = await ask('150 g grilled chicken, 1 cup rice', { 'If-None-Match': etag })
    expect(again.status).toBe(304)
  })

  it('changes with the foods and with their grams', async () => {
    const ask = await openSite()
    const texts = ['150 g chicken, 1 cup rice', '150 g chicken, 2 cups rice', '150 g chicken, peas']
    const etags = await Promise.all(
      texts.map(async (text) => (await ask(text)).headers.get('etag')),
    )
    expect(new Set(etags).size).toBe(3)
  })

  it.each([
    ['without a known food', 'qwrtz plmk', 'No known ingredient found in the text'],
    ['without words', ' ', 'Please enter a text'],
    ['of too many words', 'rice '.repeat(401), 'The text must have at most 2000 characters'],
  ])('is refused for a text %s', async (_, text, msg) => {
    const ask = await openSite()
    const answer = await ask(text)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ msg })
  })

  it('of a long list is drawn from its largest foods', async () => {
    const ask = await openSite()
    const foods = 'apple, egg, rice, salmon, peas, bread, cheddar, tomato, walnuts, grapes, milk, '
    const list = `${foods}carrots, shrimp, tofu, banana, spinach, olives, lentils, orange, quinoa`
    const drawn = vi.spyOn(Worker.prototype, 'postMessage')
    expect((await ask(`${list}, 1 g basil, 1 g parsley, 1 g mint`)).status).toBe(200)
    const foodsOf = drawn.mock.lastCall?.[0].task.ingredients
    expect(foodsOf).toHaveLength(20)
    expect(foodsOf.map(({ name }: { name: string }) => name).join()).not.toMatch(/basil|mint/i)
  })

  it('is drawn for sixty texts a minute from one address, and no more', async () => {
    const ask = await openSite()
    const statuses = []
    for (let n = 0; n < 61; n++) statuses.push((await ask('1 apple')).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
  })

  it('is drawn as half, one and two portions side by side too, on one plate and to one scale', async () => {
    const ask = await openSite()
    const answer = await ask('200 g rice, 100 g peas', {}, 'portions')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const picture = Buffer.from(await answer.arrayBuffer())
    const side = estimatePortionSide
    const { width, height } = await sharp(picture).metadata()
    expect({ width, height }).toEqual({ width: side * estimatePortions.length, height: side })
    const greenOf = async (index: number) => {
      const area = { left: index * side, top: 0, width: side, height: side }
      const pixels = await sharp(picture).extract(area).raw().toBuffer()
      let green = 0
      for (let at = 0; at < pixels.length; at += 3) {
        const [red = 0, leaf = 0, blue = 0] = pixels.subarray(at, at + 3)
        if (leaf > red + 25 && leaf > blue + 25) green += 1
      }
      return green
    }
    const [half = 0, one = 0, double = 0] = await Promise.all([0, 1, 2].map(greenOf))
    expect(half).toBeGreaterThan(0)
    expect(one).toBeGreaterThan(half)
    expect(double).toBeGreaterThan(one)
    expect((await ask('qwrtz plmk', {}, 'portions')).status).toBe(400)
  })

  it('is refused while too many others wait, and drawn when they are done', async () => {
    const ask = await openSite()
    const texts = Array.from({ length: 40 }, (_, n) => `${100 + n} g rice and ${n + 1} eggs`)
    const statuses = (await Promise.all(texts.map((text) => ask(text)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(12)
    expect(statuses).toContain(503)
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect((await ask('100 g rice and 77 eggs')).status).toBe(200)
  })
})

describe('the plate of foods with their grams', () => {
  const openFoods = async () => {
    const app = await openTestApp()
    const site = new Hono().route('/api', apiRouter(app, imageEndpoints, authenticate))
    return (foods: string, path = '') =>
      site.request(`/api/nutrition/estimate/plate${path}?${new URLSearchParams({ foods })}`)
  }

  it('is drawn, and changes with foods and grams', async () => {
    const ask = await openFoods()
    const plates = ['salmon~150~salmon', 'salmon~300~salmon', 'egg~100~2 fried eggs']
    const etags = await Promise.all(plates.map(async (one) => (await ask(one)).headers.get('etag')))
    expect(etags.every(Boolean)).toBe(true)
    expect(new Set(etags).size).toBe(3)
  })

  it('without a known food is refused', async () => {
    const ask = await openFoods()
    for (const path of ['', '/drawn']) {
      const answer = await ask('no-such-food~100~x', path)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ errors: [{ path: 'foods' }] })
    }
  })
})

describe('what the plate of an estimate shows', () => {
  it('is named in the words of the visitor [plate-05]', async () => {
    const anyone = apiClient(await openTestApp(), imageEndpoints)
    const drawn = async (query: Record<string, string>) =>
      (await anyone.get(`/nutrition/estimate/plate/drawn?${new URLSearchParams(query)}`)).body
    expect(await drawn({ text: '150 g grilled salmon, white rice' })).toEqual({
      drawn: ['grilled salmon', 'white rice'],
    })
    expect(await drawn({ foods: 'salmon~200~grilled salmon;white-rice~100~' })).toEqual({
      drawn: ['grilled salmon', 'white rice'],
    })
    expect(await drawn({ text: ' ' })).toMatchObject({ msg: 'Please enter a text' })
  })
})

describe('the address of that plate', () => {
  it('carries the text, where it is not too long', () => {
    expect(plateAddress({ text: '1 cup rice & beans' })).toBe(
      '/api/nutrition/estimate/plate?text=1+cup+rice+%26+beans',
    )
    expect(estimatePortionsAddress({ text: '1 cup rice' })).toBe(
      '/api/nutrition/estimate/portions?text=1+cup+rice',
    )
    expect(plateAddress({ text: '' })).toBeNull()
    expect(plateAddress({ text: 'x'.repeat(maxPlateText + 1) })).toBeNull()
  })

  it('carries the foods of a corrected plate with grams and words', () => {
    const foods = [
      { foodId: 'egg', grams: 100, words: '2 fried; eggs' },
      { foodId: 'branded:1', grams: 12.5, words: '' },
    ]
    const text = foodsText(foods)
    expect(plateAddress({ foods: text })).toBe(
      `/api/nutrition/estimate/plate?${new URLSearchParams({ foods: text })}`,
    )
    expect(readFoodsText(text)).toEqual([{ ...foods[0], words: '2 fried  eggs' }, foods[1]])
    expect(readFoodsText('egg~-1;~5~x;egg~many;;egg')).toEqual([])
  })
})
