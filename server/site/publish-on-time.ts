import { publishDuePosts } from '#app/blog/go-live.server.ts'
import type { App } from '#platform/app.ts'
import { logOnce } from '#platform/log-once.ts'

/** How often (ms) a web process looks for posts whose time has come; the most that one is late. */
const interval = 5000

/**
 * Publishes scheduled posts on time: first those whose time came while the site was off, then every few
 * seconds. Every web process does it, so that it needs no worker. Returns a function that stops it.
 */
export async function publishOnTime(app: App): Promise<() => Promise<void>> {
  const isNews = logOnce()
  let running = publish(app, isNews)
  await running
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    running = publish(app, isNews).finally(() => {
      isRunning = false
    })
  }, interval)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** A failure is tried again at the next look, and logged once until a look succeeds. */
async function publish(app: App, isNews: ReturnType<typeof logOnce>): Promise<void> {
  try {
    const posts = await publishDuePosts(app)
    isNews('posts', false)
    if (posts.length > 0) app.log.info({ posts: posts.length }, 'scheduled posts are published')
  } catch (err) {
    if (isNews('posts', true)) app.log.error({ err }, 'scheduled posts could not be published')
  }
}
