import { expect, it } from 'vitest'
import { requireAdmin } from '#platform/api/caller.ts'
import { apiClient } from '#tests/support/api.ts'
import { buildUser } from '#tests/support/builders/build-user.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import type { ListedUser } from '../account.ts'
import { accountEndpoints } from '../accounts.api.server.ts'
import { deleteUser, updateUser } from './users.server.ts'

type Listed = { users: ListedUser[]; total: number; page: number; totalPages: number }

describeOnBoth('users API', (open) => {
  const start = async () => {
    const app = await openTestApp(open)
    const api = apiClient(app, accountEndpoints)
    return { app, api, admin: await api.as('Admin') }
  }

  it('is for administrators only', async () => {
    const { api, admin } = await start()
    const path = `/users/${admin.user?._id}`
    for (const [client, status] of [
      [api, 401],
      [await api.as('User'), 403],
      [await api.as('Manager'), 403],
    ] as const) {
      expect((await client.get('/users')).status).toBe(status)
      expect((await client.put(path, { role: 'User' })).status).toBe(status)
      expect((await client.delete(path)).status).toBe(status)
      const added = { name: 'X', email: 'x@example.com', role: 'Admin' }
      expect((await client.post('/users', added)).status).toBe(status)
    }
    expect((await admin.get('/auth')).body.role).toBe('Admin')
  })

  it('refuses invalid page numbers and roles', async () => {
    const { admin } = await start()
    const list = await admin.get('/users?page=0&limit=101')
    expect(list.status).toBe(400)
    expect(list.body.errors).toMatchObject([{ path: 'page' }, { path: 'limit' }])
    const change = await admin.put(`/users/${admin.user?._id}`, { role: 'Boss', name: ' ' })
    expect(change.status).toBe(400)
    expect(change.body.errors).toEqual([
      { msg: 'Name is required', path: 'name' },
      { msg: 'Role must be one of Admin, Manager, User', path: 'role' },
    ])
  })

  it('answers 404 for an invalid id', async () => {
    const { admin } = await start()
    for (const id of ['nobody', 'a%20b', "'"]) {
      expect((await admin.put(`/users/${id}`, { name: 'X' })).status).toBe(404)
      expect((await admin.delete(`/users/${id}`)).status).toBe(404)
    }
  })

  it('lists users newest first, page by page, without their passwords', async () => {
    const { app, admin } = await start()
    app.clock.advance(1000)
    const ben = await buildUser(app, 'User', { name: 'Ben' })
    app.clock.advance(1000)
    const eve = await buildUser(app, 'Manager', { name: 'Eve' })
    const { body } = await admin.get<Listed>('/users?limit=2')
    expect(body).toMatchObject({ total: 3, page: 1, totalPages: 2 })
    expect(body.users).toEqual([
      { ...eve, createdAt: '2026-01-15T12:00:02.000Z' },
      { ...ben, createdAt: '2026-01-15T12:00:01.000Z' },
    ])
    const past = await admin.get<Listed>('/users?limit=2&page=3')
    expect(past.body).toEqual({ users: [], total: 3, page: 3, totalPages: 2 })
  })

  it('changes only what is sent, and accepts roles in upper and lower case', async () => {
    const { app, api, admin } = await start()
    const ben = await api.as('User')
    const path = `/users/${ben.user?._id}`
    expect((await admin.put(path, { role: 'manager' })).body).toMatchObject({
      name: 'Test User',
      role: 'Manager',
    })
    app.clock.advance(1000)
    expect((await admin.put(path, { name: 'Ben', email: 'other@example.com' })).body).toEqual({
      ...ben.user,
      name: 'Ben',
      role: 'Manager',
      createdAt: '2026-01-15T12:00:00.000Z',
    })
    expect((await ben.get('/auth')).body.role).toBe('Manager')
  })

  it('adds a user with a password that is returned once', async () => {
    const { api, admin } = await start()
    const ben = { name: 'Ben', email: 'Ben@Example.com', role: 'manager' }
    const { status, body } = await admin.post<{ user: ListedUser; password: string }>('/users', ben)
    expect(status).toBe(201)
    expect(body.user).toMatchObject({ name: 'Ben', email: 'ben@example.com', role: 'Manager' })
    const credentials = { email: 'ben@example.com', password: body.password }
    expect((await api.post('/auth/login', credentials)).status).toBe(200)
    const again = await admin.post('/users', ben)
    expect(again).toMatchObject({ status: 409, body: { errors: [{ path: 'email' }] } })
    const bad = await admin.post('/users', { email: 'ben' })
    expect(bad).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'email' }, { path: 'name' }, { path: 'role' }] },
    })
  })

  it('ends the sessions of a user who is deleted', async () => {
    const { api, admin } = await start()
    const ben = await api.as('User')
    expect((await admin.delete(`/users/${ben.user?._id}`)).body).toEqual({ msg: 'User deleted' })
    expect((await ben.get('/auth')).status).toBe(401)
  })

  it('neither demotes nor deletes the last administrator', async () => {
    const { admin } = await start()
    const path = `/users/${admin.user?._id}`
    for (const reply of [await admin.put(path, { role: 'User' }), await admin.delete(path)]) {
      expect(reply.status).toBe(409)
      expect(reply.body.msg).toBe('The last administrator can be neither demoted nor deleted')
    }
    expect((await admin.put(path, { role: 'ADMIN', name: 'Root' })).status).toBe(200)
  })

  it('keeps one administrator when two are demoted or deleted at once', async () => {
    const { app, api, admin } = await start()
    const one = requireAdmin(admin.user)
    const other = requireAdmin((await api.as('Admin')).user)
    // Called below the permission check, where the second caller could already be demoted by the first change.
    const results = await Promise.allSettled([
      updateUser(app, one, one._id, { role: 'User' }),
      deleteUser(app, other, other._id),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409 },
    })
  })
})
