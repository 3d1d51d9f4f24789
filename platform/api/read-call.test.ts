import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { readCall } from './read-call.ts'

const call = endpoint({
  method: 'put',
  path: '/things/{id}',
  who: 'anyone',
  summary: 'For this test',
  params: z.object({ id: z.string() }),
  query: z.object({ limit: z.coerce.number().optional() }),
  body: z.object({ title: z.string(), tags: z.array(z.string()).default([]) }),
  handle: () => null,
})

function read(body: string, { id = 'a', query = {} } = {}) {
  const request = new Request('http://localhost/', { method: 'PUT', body })
  return readCall(call, { params: { id }, query, request })
}

describe('reading a call', () => {
  it('gives what the schemas make of params, query and body, without unknown fields', async () => {
    const body = JSON.stringify({ title: 'Soup', more: 1 })
    expect(await read(body, { query: { limit: '3' } })).toEqual({
      params: { id: 'a' },
      query: { limit: 3 },
      body: { title: 'Soup', tags: [] },
    })
  })

  it('names the problems of query and body at once', async () => {
    await expect(read('{"tags":["a",1]}', { query: { limit: 'x' } })).rejects.toMatchObject({
      status: 400,
      issues: [
        { path: 'limit', msg: expect.stringContaining('expected number') },
        { path: 'title', msg: 'title is required' },
        { path: 'tags.1', msg: expect.stringContaining('expected string') },
      ],
    })
  })

  it.each(['{', 'nonsense', '{"title":'])('refuses the body %s', async (body) => {
    await expect(read(body)).rejects.toMatchObject({
      status: 400,
      message: 'The body is not valid JSON',
    })
  })

  it('refuses a body that is no object', async () => {
    await expect(read('[]')).rejects.toMatchObject({ status: 400 })
    await expect(read('null')).rejects.toMatchObject({ status: 400 })
  })

  it('refuses NUL characters wherever they stand', async () => {
    const body = JSON.stringify({ title: 'Soup\0', tags: ['hot', '\0'] })
    await expect(read(body, { id: 'a\0' })).rejects.toMatchObject({
      status: 400,
      issues: [
        { path: 'id', msg: 'Text must not contain NUL characters' },
        { path: 'title', msg: 'Text must not contain NUL characters' },
        { path: 'tags.1', msg: 'Text must not contain NUL characters' },
      ],
    })
  })

  it('refuses a body of over 2.5 MB', async () => {
    const body = JSON.stringify({ title: 'x'.repeat(2.5 * 1024 * 1024) })
    await expect(read(body)).rejects.toMatchObject({ status: 413 })
  })
})
