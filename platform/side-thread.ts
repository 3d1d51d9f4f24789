import { parentPort, Worker, type WorkerOptions } from 'node:worker_threads'

/** Runs long tasks on a separate thread, so that they do not block the event loop. */
export type SideThread<Task, Answer> = {
  /**
   * Rejects with the result of `refuse` if too many tasks wait, with that of `giveUp` if the task takes too
   * long, or with an error of the thread.
   */
  run(task: Task): Promise<Answer>
  /** Ends the thread; waiting tasks are rejected, as all later ones are. */
  close(): Promise<void>
}

type Options = {
  /** The file that the thread runs, from `programFile`; it must call answerTasks. */
  script: string
  /** Maximum number of waiting tasks. */
  queueLimit: number
  refuse: () => Error
  /** How long (ms) the thread may work on one task, including its start. */
  timeLimit: number
  giveUp: () => Error
  /** How long (ms) an idle thread is kept, with everything it has loaded; a minute by default. */
  idleLimit?: number
} & Pick<WorkerOptions, 'workerData' | 'resourceLimits'>

const minute = 60_000

/**
 * Young generation of the thread's heap in MB, instead of the process's flag, which is meant for rendering
 * pages.
 */
const youngGenerationMb = 4

type Numbered<Task> = { number: number; task: Task }
type Reply<Answer> = { number: number } & (
  | { answer: Answer }
  | { fault: { message: string; code: string | undefined } }
)

type Waiting<Task, Answer> = Numbered<Task> & {
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

/**
 * Tasks are processed one after the other by one thread. A thread that works on one task for too long is
 * terminated, and a new one gets the waiting tasks. Native code that hangs, for example inside SQLite, cannot
 * be terminated and continues next to the new thread.
 */
export function sideThread<Task, Answer>(options: Options): SideThread<Task, Answer> {
  const { queueLimit, refuse, timeLimit, giveUp } = options
  const waiting = createWaitingList<Task, Answer>(timeLimit, replaceThread)
  const thread = threadOnDemand<Task, Answer>(options, settle, waiting.rejectAll)
  let tasks = 0
  let closed = false

  function settle(reply: Reply<Answer>) {
    const task = waiting.take(reply.number)
    // A reply of a thread that has been replaced.
    if (!task) return
    settleWith(task, reply)
    if (waiting.size() === 0) thread.rest()
  }

  function replaceThread(first: Waiting<Task, Answer>) {
    void thread.end()
    waiting.take(first.number)
    for (const { number, task } of waiting.all()) thread.post({ number, task })
    first.reject(giveUp())
  }

  return {
    run(task) {
      if (closed) return Promise.reject(threadEnded(options))
      if (waiting.size() >= queueLimit) return Promise.reject(refuse())
      const number = ++tasks
      return new Promise((resolve, reject) => {
        thread.post({ number, task })
        waiting.add({ number, task, resolve, reject })
      })
    },
    async close() {
      closed = true
      waiting.rejectAll(threadEnded(options))
      await thread.end()
    },
  }
}

/**
 * The tasks in the order in which the thread processes them; it works on the first. `onLate` is called when that
 * takes longer than the limit in ms.
 */
function createWaitingList<Task, Answer>(
  timeLimit: number,
  onLate: (first: Waiting<Task, Answer>) => void,
) {
  const waiting = new Map<number, Waiting<Task, Answer>>()
  let timer: NodeJS.Timeout | undefined

  function restartTimer() {
    clearTimeout(timer)
    const [first] = waiting.values()
    timer = first && setTimeout(onLate, timeLimit, first)
  }

  return {
    size: () => waiting.size,
    all: () => waiting.values(),
    add(task: Waiting<Task, Answer>) {
      waiting.set(task.number, task)
      if (waiting.size === 1) restartTimer()
    },
    /** Removes a task; undefined if it is gone already. */
    take(number: number): Waiting<Task, Answer> | undefined {
      const task = waiting.get(number)
      if (waiting.delete(number)) restartTimer()
      return task
    },
    rejectAll(error: Error) {
      for (const task of waiting.values()) task.reject(error)
      waiting.clear()
      restartTimer()
    },
  }
}

function settleWith<Task, Answer>(
  { resolve, reject }: Waiting<Task, Answer>,
  reply: Reply<Answer>,
): void {
  if ('answer' in reply) resolve(reply.answer)
  else reject(Object.assign(new Error(reply.fault.message), { code: reply.fault.code }))
}

/**
 * A thread that starts with the first message and ends after being idle for a while; the next message starts a
 * new one, also after a crash. `onCrash` is called when it ends without having been told to.
 */
function threadOnDemand<Task, Answer>(
  { script, workerData, resourceLimits, idleLimit = minute }: Options,
  onReply: (reply: Reply<Answer>) => void,
  onCrash: (fault: Error) => void,
) {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): Worker {
    const limits = { maxYoungGenerationSizeMb: youngGenerationMb, ...resourceLimits }
    const fresh = new Worker(script, { workerData, resourceLimits: limits, execArgv: [] })
    fresh.on('message', onReply)
    let fault = threadEnded({ script })
    fresh.on('error', (error: Error) => {
      fault = error
    })
    fresh.on('exit', () => {
      if (worker !== fresh) return
      worker = undefined
      onCrash(fault)
    })
    return fresh
  }

  async function end() {
    const ending = worker
    // The next message must not go to a thread that is ending.
    worker = undefined
    await ending?.terminate()
  }

  return {
    post(numbered: Numbered<Task>) {
      clearTimeout(idle)
      worker ??= start()
      worker.ref()
      worker.postMessage(numbered)
    },
    /** The process may end, and the thread after the idle limit, unless another message comes. */
    rest() {
      worker?.unref()
      idle = setTimeout(end, idleLimit).unref()
    },
    end,
  }
}

const threadEnded = ({ script }: Pick<Options, 'script'>) =>
  new Error(`The thread of ${script} has ended`)

/** Called in the thread's own file: processes the tasks one after the other. */
export function answerTasks<Task, Answer>(work: (task: Task) => Answer | Promise<Answer>): void {
  const port = parentPort
  if (!port) throw new Error('This file runs as a worker thread only')
  const answer = async ({ number, task }: Numbered<Task>) => {
    let reply: Reply<Answer>
    try {
      reply = { number, answer: await work(task) }
    } catch (error) {
      reply = { number, fault: describe(error) }
    }
    port.postMessage(reply)
  }
  let last = Promise.resolve()
  port.on('message', (numbered: Numbered<Task>) => {
    last = last.then(() => answer(numbered))
  })
}

/** The fields of an error to send to the other thread; `postMessage` would drop its code. */
function describe(error: unknown) {
  const message = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  return { message, code }
}
