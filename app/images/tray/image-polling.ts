/** First check of a new image, in ms after the request. */
const firstCheckAfter = 2_000

/** Time between two checks in ms, from start to start. */
const checkEvery = 5_000

/** After this many checks without a result the image counts as timed out. */
const maxChecks = 30

/**
 * Time in ms between further checks of a timed out image, and their number. They are for images in a long
 * queue: by default the server stops making an image after 140 s, before it times out here.
 */
const lateCheckEvery = 30_000
const maxLateChecks = 20

/** The clock of the polling. */
export type PollClock = {
  /** Monotonic time in ms. */
  now(): number
  /** Calls `run` after `ms`. The returned function cancels it. */
  after(ms: number, run: () => void): () => void
}

const browserClock: PollClock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

type Options<Answer> = {
  check: () => Promise<Answer>
  /** True for an answer that ends the polling. */
  isFinal: (answer: Answer) => boolean
  onAnswer: (answer: Answer) => void
  /** Called when the last check brought no result. Late checks follow, with their results in onAnswer. */
  onTimeout: () => void
  onFailure: (error: unknown) => void
  clock?: PollClock
}

export type Poll = {
  /** Stops checking until `resume`. The result of a check in progress is still reported. */
  pause(): void
  /** Continues; a check that was due during the pause is made at once. */
  resume(): void
  stop(): void
}

/** Checks until there is a result: first after 2 s, then every 5 s, 30 times, then more rarely. */
export function poll<Answer>(options: Options<Answer>): Poll {
  const { clock = browserClock } = options
  const timer = pausableTimer(clock, look)
  let made = 0
  let stopped = false

  async function look() {
    const startedAt = clock.now()
    made += 1
    const finished = await check(options, () => !stopped)
    if (finished || made >= maxChecks + maxLateChecks) stop()
    if (!stopped && made === maxChecks) options.onTimeout()
    if (!stopped) timer.set(startedAt + (made < maxChecks ? checkEvery : lateCheckEvery))
  }

  function stop() {
    stopped = true
    timer.clear()
  }

  timer.set(clock.now() + firstCheckAfter)
  return { pause: timer.pause, resume: timer.resume, stop }
}

/** Makes one check and reports it, unless the poll was stopped meanwhile. True for a final answer. */
async function check<Answer>(options: Options<Answer>, isWanted: () => boolean): Promise<boolean> {
  try {
    const answer = await options.check()
    if (isWanted()) options.onAnswer(answer)
    return options.isFinal(answer)
  } catch (error) {
    if (isWanted()) options.onFailure(error)
    return false
  }
}

/** A single timer that can be paused; one that expired during the pause fires on resume. */
function pausableTimer(clock: PollClock, ring: () => void) {
  let due: number | null = null
  let paused = false
  let cancel = () => {}

  function start() {
    cancel()
    if (due === null || paused) return
    cancel = clock.after(Math.max(0, due - clock.now()), () => {
      due = null
      ring()
    })
  }

  function set(at: number | null) {
    due = at
    start()
  }

  function setPaused(value: boolean) {
    if (paused === value) return
    paused = value
    start()
  }

  return {
    set,
    clear: () => set(null),
    pause: () => setPaused(true),
    resume: () => setPaused(false),
  }
}
