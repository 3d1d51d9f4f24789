import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Caller, commandLine } from './caller.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { readCall, readInput } from './read-call.ts'

const call = endpoint({
  method: 'put',
  path: '/things/{id}',
  who: 'anyone',
  summary: 'For this test',
  params: z.object({ id: z.string() }),
  query: z.object({ limit: z.coerce.number().optional() }),
  body: z.object({
    title: z.string(),
    tags: z.array(z.string()).default([]),
    things: z.array(z.object({ name: z.string() })).optional(),
  }),
  handle: () => null,
})

type Options = {
  id?: string
  query?: Record<string, string>
  type?: string
  user?: Caller | null
  of?: Endpoint
}

function read(
  body: BodyInit | null,
  { id = 'a', query = {}, type = 'application/json', user = null, of = call }: Options = {},
) {
  const headers = type ? { 'Content-Type': type } : undefined
  const init = { method: 'PUT', body, headers, duplex: 'half' }
  const request = new Request('http://localhost/', init)
  return readCall(of, { params: { id }, query, request, user })
}

describe('reading a call', () => {
  it('returns the parsed params, query and body without unknown fields', async () => {
    const body = JSON.stringify({ title: 'Soup', more: 1 })
    expect(await read(body, { query: { limit: '3' } })).toEqual({
      params: { id: 'a' },
      query: { limit: 3 },
      body: { title: 'Soup', tags: [] },
    })
  })

  it('reports the problems of query and body at once', async () => {
    await expect(read('{"tags":["a",1]}', { query: { limit: 'x' } })).rejects.toMatchObject({
      status: 400,
      issues: [
        { path: 'limit', msg: 'limit must be a number' },
        { path: 'title', msg: 'title is required' },
        { path: 'tags', msg: 'tags.1 must be text' },
      ],
    })
  })

  it.each(['{', 'nonsense', '{"title":'])('refuses the body %s', async (body) => {
    await expect(read(body)).rejects.toMatchObject({
      status: 400,
      message: 'The body is not valid JSON',
    })
  })

  it('refuses a body that is not an object', async () => {
    await expect(read('[]')).rejects.toMatchObject({ status: 400 })
    await expect(read('null')).rejects.toMatchObject({ status: 400 })
  })

  it('refuses NUL characters anywhere', async () => {
    const body = JSON.stringify({ title: 'Soup\0', tags: ['hot', '\0'] })
    await expect(read(body, { id: 'a\0' })).rejects.toMatchObject({
      status: 400,
      issues: [
        { path: 'id', msg: 'Text must not contain NUL characters' },
        { path: 'title', msg: 'Text must not contain NUL characters' },
        { path: 'tags', msg: 'Text must not contain NUL characters' },
      ],
    })
  })

  it('refuses a body over 64 kB, or over 2.5 MB from staff', async () => {
    const sized = (bytes: number) => JSON.stringify({ title: 'x'.repeat(bytes - 12) })
    const limit = 64 * 1024
    await expect(read(sized(limit))).resolves.toBeTruthy()
    await expect(read(sized(limit + 1))).rejects.toMatchObject({ status: 413 })
    const user = { ...commandLine, role: 'User' } as const
    await expect(read(sized(limit + 1), { user })).rejects.toMatchObject({ status: 413 })
    const staff = { ...commandLine, role: 'Manager' } as const
    await expect(read(sized(2.5 * 1024 * 1024), { user: staff })).resolves.toBeTruthy()
    const tooLarge = read(sized(2.5 * 1024 * 1024 + 1), { user: staff })
    await expect(tooLarge).rejects.toMatchObject({ status: 413 })
  })

  it('reads no more of a body than is allowed', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1024
        controller.enqueue(new Uint8Array(1024).fill(32))
      },
    })
    await expect(read(endless)).rejects.toMatchObject({ status: 413 })
    expect(sent).toBeLessThan(100 * 1024)
  })

  it.each(['application/json; charset=utf-8', 'Application/JSON'])(
    'accepts a body sent as %s',
    async (type) => {
      await expect(read('{"title":"Soup"}', { type })).resolves.toBeTruthy()
    },
  )

  it.each([
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'application/merge-patch+json',
    'x/json',
  ])('refuses a body sent as "%s"', async (type) => {
    // A buffer, which adds no content type by itself.
    const sent = read(Buffer.from('{"title":"Soup"}'), { type })
    await expect(sent).rejects.toMatchObject({
      status: 415,
      issues: [{ msg: 'Send the body as application/json' }],
    })
  })

  it('tells a problem once, although two rules find it', async () => {
    const found = z.string('Note is required').or(z.number('Note is required'))
    const note = found.superRefine((_, context) => {
      for (const _rule of [1, 2]) context.addIssue({ code: 'custom', message: 'Note is wrong' })
    })
    const of = endpoint({ ...call, body: z.object({ note }) })
    const issues = [{ msg: 'Note is wrong', path: 'note' }]
    await expect(read('{"note":"a"}', { of })).rejects.toMatchObject({ issues })
    expect(() => readInput(z.object({ note }), { note: 'a' })).toThrow(
      expect.objectContaining({ issues }),
    )
  })

  it('needs no content type without a body', async () => {
    const of = endpoint({ ...call, body: z.object({ note: z.string().optional() }) })
    for (const type of ['', 'text/plain']) {
      expect(await read(null, { type, of })).toMatchObject({ body: {} })
    }
  })

  it('refuses a file that is not sent as a form; whether a file is required is up to the endpoint', async () => {
    const file = { field: 'image', maxBytes: 100, tooLargeMessage: 'Too large' }
    const of = endpoint({ ...call, body: undefined, file })
    const sent = read(Buffer.from('picture'), { type: 'image/png', of })
    await expect(sent).rejects.toMatchObject({
      status: 415,
      issues: [{ msg: 'Send the file as multipart/form-data', path: 'image' }],
    })
    expect(await read(null, { type: '', of })).toMatchObject({ body: undefined })
  })

  describe('with a file', () => {
    const file = { field: 'image', maxBytes: 100_000, tooLargeMessage: 'Too large' }
    const of = endpoint({ ...call, body: undefined, file })
    const type = 'multipart/form-data; boundary=x'
    const start = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n'
    /** A body that begins with a file and goes on for as long as it is read. */
    const going = (pull: (controller: ReadableStreamDefaultController) => void) =>
      new ReadableStream({
        start: (controller) => controller.enqueue(Buffer.from(start)),
        pull,
      })

    it('returns the file', async () => {
      const { body } = await read(Buffer.from(`${start}plate\r\n--x--\r\n`), { type, of })
      expect(body).toBeInstanceOf(File)
      expect(await (body as File).text()).toBe('plate')
    })

    it('reads no more of it than is allowed', async () => {
      let sent = 0
      const endless = going((controller) => {
        sent += 10_000
        controller.enqueue(new Uint8Array(10_000))
      })
      await expect(read(endless, { type, of })).rejects.toMatchObject({
        status: 413,
        issues: [{ msg: 'Too large', path: 'image' }],
      })
      expect(sent).toBeLessThan(300_000)
    })

    it('refuses a form that breaks off, or that is none', async () => {
      const broken = going((controller) => controller.error(new Error('aborted')))
      await expect(read(broken, { type, of })).rejects.toMatchObject({
        status: 400,
        message: 'The request broke off',
      })
      await expect(read(Buffer.from('picture'), { type, of })).rejects.toMatchObject({
        status: 400,
        message: 'The upload could not be read',
      })
    })
  })

  it('answers a 400 for an interrupted body', async () => {
    const broken = new ReadableStream({
      pull(controller) {
        controller.error(new Error('aborted'))
      },
    })
    await expect(read(broken)).rejects.toMatchObject({ status: 400 })
  })

  it('reports at most a hundred problems', async () => {
    const things = Array.from({ length: 4000 }, () => ({ name: 1 }))
    const refused = read(JSON.stringify({ title: 'Soup', things }))
    await expect(refused).rejects.toMatchObject({ status: 400 })
    const { issues } = await refused.catch((error) => error)
    expect(issues).toHaveLength(100)
    expect(issues[99]).toMatchObject({ path: 'things.99.name' })
    const nul = Array.from({ length: 2000 }, () => ({ name: '\0' }))
    const { issues: others } = await read(JSON.stringify({ title: '', things: nul })).catch(
      (e) => e,
    )
    expect(others).toHaveLength(100)
  })

  it('reports the problems of every field, however many one of them has', async () => {
    const entry = z.string('Each entry must be text')
    const body = z.object({
      list: z.array(entry).optional(),
      things: z.array(z.object({ name: entry })).optional(),
      title: z.string(),
    })
    const of = { ...call, body }
    const list = Array.from({ length: 150 }, () => 1)
    const missing = { path: 'title', msg: 'title is required' }
    const once = [{ path: 'list', msg: 'Each entry must be text' }, missing]
    await expect(read(JSON.stringify({ list }), { of })).rejects.toMatchObject({ issues: once })
    expect(() => readInput(body, { list })).toThrow(expect.objectContaining({ issues: once }))
    const things = list.map((name) => ({ name }))
    const { issues } = await read(JSON.stringify({ things }), { of }).catch((error) => error)
    expect(issues).toHaveLength(100)
    expect(issues.slice(-2)).toMatchObject([{ path: 'things.98.name' }, missing])
  })
})
