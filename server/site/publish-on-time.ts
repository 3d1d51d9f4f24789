import { publishDuePosts } from '#app/blog/go-live.server.ts'
import type { App } from '#platform/app.ts'

/** How often (ms) a web process looks for posts whose time has come; the most that one is late. */
const interval = 5000

/**
 * Publishes scheduled posts on time: first those whose time came while the site was off, then every few
 * seconds. Every web process does it, so that it needs no worker. Returns a function that stops it.
 */
export async function publishOnTime(app: App): Promise<() => Promise<void>> {
  let running = publish(app)
  await running
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    running = publish(app).finally(() => {
      isRunning = false
    })
  }, interval)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** A failure is tried again at the next look. */
async function publish(app: App): Promise<void> {
  try {
    const posts = await publishDuePosts(app)
    if (posts.length > 0) app.log.info({ posts: posts.length }, 'scheduled posts are published')
  } catch (err) {
    app.log.error({ err }, 'scheduled posts could not be published')
  }
}
