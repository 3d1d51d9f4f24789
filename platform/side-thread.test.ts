import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { projectRoot } from './project-root.ts'
import { sideThread } from './side-thread.ts'

function openThread({ timeLimit = 60_000, queueLimit = 10, idleLimit = 60_000 } = {}) {
  const thread = sideThread<string, string>({
    script: path.join(projectRoot(), 'tests/support/races/scripted-thread.ts'),
    queueLimit,
    refuse: () => new Error('too many'),
    timeLimit,
    idleLimit,
    giveUp: () => new Error('too long'),
  })
  onTestFinished(() => thread.close())
  return thread
}

it.each(['wait for ever', 'turn for ever'])(
  'a thread told to %s is replaced, and the waiting tasks are done',
  async (hang) => {
    const thread = openThread({ timeLimit: 3000 })
    expect(await thread.run('warm up')).toBe('did warm up')
    const hung = thread.run(hang)
    const behind = [thread.run('soup'), thread.run('fail'), thread.run('salad')]
    await expect(hung).rejects.toThrow('too long')
    expect(await Promise.allSettled(behind)).toMatchObject([
      { value: 'did soup' },
      { reason: { message: 'as told', code: 'TOLD' } },
      { value: 'did salad' },
    ])
    expect(await thread.run('dessert')).toBe('did dessert')
  },
)

it('tasks may together wait for longer than the limit of each', async () => {
  const thread = openThread({ timeLimit: 3000 })
  await thread.run('warm up')
  const hung = [thread.run('wait for ever'), thread.run('wait for ever')]
  const last = thread.run('soup')
  for (const { status } of await Promise.allSettled(hung)) expect(status).toBe('rejected')
  expect(await last).toBe('did soup')
})

it('a thread that dies fails its tasks, and the next task starts a new one', async () => {
  const thread = openThread()
  await expect(thread.run('die')).rejects.toThrow('has ended')
  expect(await thread.run('soup')).toBe('did soup')
})

it('tasks that wait when the thread is closed are rejected', async () => {
  const thread = openThread()
  await thread.run('warm up')
  const waiting = [thread.run('wait for ever'), thread.run('soup')]
  await Promise.all([
    ...waiting.map((task) => expect(task).rejects.toThrow('has ended')),
    thread.close(),
  ])
})

it('tasks that come once the thread is being closed are rejected', async () => {
  const thread = openThread()
  await thread.run('warm up')
  const closing = thread.close()
  await expect(thread.run('soup')).rejects.toThrow('has ended')
  await closing
  await expect(thread.run('soup')).rejects.toThrow('has ended')
})

it('a thread ends when idle for a while, and the next task starts a new one', async () => {
  const thread = openThread({ idleLimit: 100 })
  const first = await thread.run('tell your number')
  expect(await thread.run('tell your number')).toBe(first)
  await pause(500)
  expect(await thread.run('tell your number')).not.toBe(first)
})

it('refuses more tasks than may wait', async () => {
  const thread = openThread({ queueLimit: 2 })
  const tasks = ['soup', 'salad', 'dessert'].map((task) => thread.run(task))
  const statuses = (await Promise.allSettled(tasks)).map(({ status }) => status)
  expect(statuses).toEqual(['fulfilled', 'fulfilled', 'rejected'])
})
