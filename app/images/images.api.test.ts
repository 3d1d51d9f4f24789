import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { nutritionEndpoints } from '#app/nutrition/nutrition.api.server.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { type ApiClient, apiClient } from '#tests/support/api.ts'
import { asFile, buildPicture, declaredPng } from '#tests/support/builders/pictures.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { startTestWorker } from '#tests/support/test-worker.ts'
import type { Image } from './image.ts'
import { imageEndpoints } from './images.api.server.ts'
import { imageJobs } from './images.jobs.server.ts'
import { recordUses } from './images.server.ts'

let app: TestApp
let anyone: ApiClient
let staff: ApiClient

beforeEach(async () => {
  app = await openTestApp(undefined, { env: { FETCH_ALLOW_HOSTS: '127.0.0.1' } })
  anyone = apiClient(app, [...imageEndpoints, ...nutritionEndpoints])
  staff = await anyone.as('Manager')
})

const error = (msg: string, path?: string) => ({ msg, errors: [path ? { msg, path } : { msg }] })

describe('permission for', () => {
  it.each([
    ['post', '/images/generate'],
    ['get', '/images'],
    ['get', '/images/1'],
    ['delete', '/images/1'],
    ['post', '/images/upload'],
    ['post', '/upload'],
    ['post', '/images/url'],
    ['post', '/nutrition/analyze'],
  ] as const)('%s %s: staff only', async (method, path) => {
    expect((await anyone[method](path)).status).toBe(401)
    expect((await (await anyone.as('User'))[method](path)).status).toBe(403)
  })
})

describe('generating', () => {
  it('answers at once with a pending image, and keeps the seed that was sent', async () => {
    const { status, body } = await staff.post<Image>('/images/generate', {
      prompt: '  rice and beans ',
      seed: 5,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ imageUrl: 'pending', prompt: 'rice and beans', seed: 5 })
    expect((await staff.get(`/images/${body._id}`)).body).toEqual(body)
    expect((await staff.get('/images')).body).toEqual({
      images: [{ ...body, uses: 0 }],
      total: 1,
      page: 1,
      totalPages: 1,
    })
  })

  it.each([
    [{}, 'Please enter a prompt', 'prompt'],
    [{ prompt: '   ' }, 'Please enter a prompt', 'prompt'],
    [{ prompt: 5 }, 'Please enter a prompt', 'prompt'],
    [{ prompt: 'x'.repeat(1001) }, 'The prompt must have at most 1000 characters', 'prompt'],
    [{ prompt: 'x', seed: -1 }, 'The seed must be a whole number from 0 to 2147483647', 'seed'],
    [{ prompt: 'x', seed: 1.5 }, 'The seed must be a whole number from 0 to 2147483647', 'seed'],
  ])('refuses %j', async (input, msg, path) => {
    const reply = await staff.post('/images/generate', input)
    expect(reply).toMatchObject({ status: 400, body: error(msg, path) })
  })
})

describe('uploading', () => {
  beforeEach(() => {
    startTestWorker(app, imageJobs)
  })

  it('returns the image, and only its address under the second path', async () => {
    const picture = asFile(await buildPicture('webp'), 'plate.txt', 'text/plain')
    const { status, body } = await staff.upload<Image>('/images/upload', picture)
    expect(status).toBe(201)
    expect(body).toMatchObject({ source: 'uploaded', url: body.imageUrl, width: 400 })
    const again = await staff.upload('/upload', picture)
    expect(again).toMatchObject({ status: 201, body: { url: body.imageUrl } })
  })

  it('refuses hostile and useless files', async () => {
    const html = '<html><script>alert(1)</script></html>'
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const picture = await buildPicture('png', { width: 800, height: 800 })
    const wrong = 'Please upload a valid image file (JPEG, PNG, or WebP)'
    const cases: [File, number, string][] = [
      [asFile(html, 'plate.png', 'image/png'), 415, wrong],
      [asFile(svg, 'plate.svg', 'image/svg+xml'), 415, wrong],
      [asFile(await buildPicture('gif'), 'plate.jpg'), 415, wrong],
      [asFile(Buffer.from('ffd8ff00', 'hex')), 400, 'The image is broken and cannot be read'],
      [asFile(picture.subarray(0, -400)), 400, 'The image is broken and cannot be read'],
      [asFile(declaredPng(50_000, 50_000)), 400, 'The image has more than 50 megapixels'],
      [asFile(Buffer.alloc(5_242_881)), 413, 'Image size should be less than 5MB'],
      [asFile(''), 400, 'Please select an image file'],
    ]
    for (const [file, status, msg] of cases) {
      const reply = await staff.upload('/images/upload', file)
      expect(reply).toMatchObject({ status, body: error(msg, 'image') })
    }
    expect((await staff.upload('/images/upload', asFile(picture), 'other')).status).toBe(400)
    expect(await staff.post('/images/upload', { image: 'x' })).toMatchObject({
      status: 415,
      body: error('Send the file as multipart/form-data', 'image'),
    })
    expect((await staff.post('/images/upload')).body.msg).toBe('Please select an image file')
    expect((await staff.get('/images')).body.total).toBe(0)
  })

  it('refuses a body that is far too large without reading it', async () => {
    const announced = staff.withHeaders({ 'Content-Length': '9000000' })
    const reply = await announced.upload('/images/upload', asFile(await buildPicture()))
    const body = error('Image size should be less than 5MB', 'image')
    expect(reply).toMatchObject({ status: 413, body })
  })

  it('ignores bytes that follow a picture', async () => {
    const polyglot = Buffer.concat([await buildPicture('jpeg'), Buffer.from('<script>x</script>')])
    const { body } = await staff.upload<Image>('/images/upload', asFile(polyglot))
    const stored = Buffer.from(await app.media.get(body.imageUrl.replace('/media/', '')))
    expect(stored.includes('script')).toBe(false)
  })
})

describe('a picture at an address', () => {
  async function serve(answers: Record<string, Buffer | string>) {
    const server = createServer((request, response) => {
      const answer = answers[request.url ?? '']
      if (answer === undefined) return response.writeHead(404).end()
      if (typeof answer === 'string') return response.writeHead(302, { location: answer }).end()
      response.end(answer)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  beforeEach(() => {
    startTestWorker(app, imageJobs)
  })

  it('is copied; its new address gives the same image without a fetch [call-15]', async () => {
    const site = await serve({ '/plate': await buildPicture('jpeg') })
    const { status, body } = await staff.post<Image>('/images/url', { imageUrl: `${site}/plate` })
    expect(status).toBe(201)
    expect(body).toMatchObject({ source: 'linked', imageUrl: expect.stringMatching(/^\/media\//) })
    for (const imageUrl of [body.imageUrl, `${app.config.siteUrl}${body.imageUrl}`]) {
      expect((await staff.post<Image>('/images/url', { imageUrl })).body._id).toBe(body._id)
    }
  })

  it('is refused when the address, or one that it redirects to, is not allowed', async () => {
    const site = await serve({
      '/html': Buffer.from('<html>'),
      '/big': Buffer.alloc(5_242_881),
      '/broken': Buffer.from('ffd8ff00', 'hex'),
      '/inside': 'http://localhost:1/',
      '/metadata': 'http://169.254.169.254/latest/meta-data',
    })
    const notPublic = 'The address of this URL is not public'
    const cases: [unknown, number, string][] = [
      ['', 400, 'Please enter a valid image URL'],
      [undefined, 400, 'Please enter a valid image URL'],
      ['plate.jpg', 400, 'Please enter a valid image URL'],
      ['/media/0123456789abcdef0123456789abcdef-640.webp', 400, 'There is no such image'],
      ['file:///etc/passwd', 400, 'Only http and https URLs can be used'],
      ['http://[::1]/plate.jpg', 400, notPublic],
      ['http://2130706434/plate.jpg', 400, notPublic],
      ['http://10.1.2.3/plate.jpg', 400, notPublic],
      ['http://localhost/plate.jpg', 400, notPublic],
      [`${site}/inside`, 400, notPublic],
      [`${site}/metadata`, 400, notPublic],
      [`${site}/none`, 400, 'The server of this URL answered 404'],
      [`${site}/html`, 415, 'Please upload a valid image file (JPEG, PNG, or WebP)'],
      [`${site}/big`, 413, 'Image size should be less than 5MB'],
      [`${site}/broken`, 400, 'The image is broken and cannot be read'],
    ]
    for (const [imageUrl, status, msg] of cases) {
      const reply = await staff.post('/images/url', { imageUrl })
      expect(reply, String(imageUrl)).toMatchObject({ status, body: error(msg, 'imageUrl') })
    }
  })
})

describe('deleting', () => {
  it('answers with a message; a used image stays', async () => {
    const { body } = await staff.post<Image>('/images/generate', { prompt: 'rice' })
    const owner = { kind: 'meal', ownerId: 'm1' }
    await inTransaction(app, (app) => recordUses(app, owner, [body._id]))
    const path = `/images/${body._id}`
    expect(await staff.delete(path)).toMatchObject({
      status: 409,
      body: error('This image is used by a meal'),
    })
    await inTransaction(app, (app) => recordUses(app, owner, []))
    expect(await staff.delete(path)).toMatchObject({ status: 200, body: { msg: 'Image deleted' } })
    expect((await staff.get(path)).status).toBe(404)
    expect((await staff.delete(path)).status).toBe(404)
  })
})
