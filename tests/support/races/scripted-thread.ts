/**
 * A thread whose tasks tell it what to do: reply with the task or the thread's id, exit, throw, or never
 * reply.
 */
import { threadId } from 'node:worker_threads'
import { answerTasks } from '#platform/side-thread.ts'

answerTasks<string, string>((task) => {
  if (task === 'tell your number') return String(threadId)
  if (task === 'die') process.exit(1)
  if (task === 'fail') throw Object.assign(new Error('as told'), { code: 'TOLD' })
  if (task === 'wait for ever') return new Promise(() => undefined)
  while (task === 'turn for ever');
  return `did ${task}`
})
