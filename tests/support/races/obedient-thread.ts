/** A thread whose tasks say what it does: answer with what they are or the thread's number, die, fail, or never answer. */
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
