import { Hono } from 'hono'
import { expect, it, onTestFinished } from 'vitest'
import { requestImage } from '#app/images/images.server.ts'
import type { AiModel } from '#platform/ai/model-name.ts'
import { releaseCall, reserveCall, spendCall } from '#platform/ai/spending.ts'
import { commandLine } from '#platform/api/caller.ts'
import { createPageCache } from '#platform/http/page-cache.ts'
import { pages } from '#platform/http/pages.ts'
import { probes } from '#platform/http/probes.ts'
import { describeOnBoth } from '#tests/support/servers/databases.ts'
import { openTestApp } from '#tests/support/test-app.ts'
import { measurePageCache, measureSite } from './site-metrics.ts'

const model: AiModel = { provider: 'openai', model: 'gpt-image-1', name: 'openai:gpt-image-1' }
const token = 'a token that only the scraper knows'

describeOnBoth('/metrics', (open) => {
  async function openMeasured() {
    const app = await openTestApp(open, { env: { METRICS_TOKEN: token } })
    measureSite(app)
    const router = probes(app, {})
    const scrape = async () => {
      const answer = await router.request('/metrics', {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(answer.status).toBe(200)
      return (await answer.text()).split('\n')
    }
    return { app, scrape }
  }

  it('reports the paid calls of this month by provider and outcome', async () => {
    const { app, scrape } = await openMeasured()
    const call = { model, purpose: 'image', usd: 0.04 } as const
    const [one, two] = [await reserveCall(app, call), await reserveCall(app, call)]
    await reserveCall(app, { ...call, model: { ...model, name: 'openai:another' } })
    app.clock.advance(2500)
    await spendCall(app, one, 0.03)
    await releaseCall(app, two)
    const lines = await scrape()
    expect(lines).toContain('ai_calls{provider="openai",outcome="spent"} 1')
    expect(lines).toContain('ai_usd{provider="openai",outcome="spent"} 0.03')
    expect(lines).toContain('ai_usd{provider="openai",outcome="reserved"} 0.04')
    expect(lines).toContain('ai_calls{provider="openai",outcome="free"} 1')
    const [seconds] = lines.filter(
      (line) => line.startsWith('ai_call_seconds') && /spent/.test(line),
    )
    expect(Number(seconds?.split(' ')[1])).toBeCloseTo(2.5, 2)
  })

  it('counts the words of prompts that have no drawing', async () => {
    const { app, scrape } = await openMeasured()
    expect(await scrape()).toContain('words_without_drawing 0')
    await requestImage(app, commandLine, { prompt: 'rice with flummox' })
    expect(await scrape()).toContain('words_without_drawing 1')
  })

  it('reads paid calls once for all their metrics', async () => {
    const app = await openTestApp(open)
    let looks = 0
    const counting = app.db.withPlugin({
      transformQuery({ node }) {
        if (JSON.stringify(node).includes('"ai_calls"')) looks += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    measureSite({ ...app, db: counting })
    await app.metrics.text()
    expect(looks).toBe(1)
    await app.metrics.text()
    expect(looks).toBe(2)
  })

  it('reports free disk space, the size of the database, and jobs', async () => {
    const { scrape } = await openMeasured()
    const lines = await scrape()
    const value = (name: string) =>
      Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1])
    expect(value('disk_free_bytes')).toBeGreaterThan(0)
    expect(value('disk_size_bytes')).toBeGreaterThan(value('disk_free_bytes'))
    expect(value('database_bytes')).toBeGreaterThan(100_000)
    expect(lines).toContain('jobs{status="waiting"} 0')
  })

  it('reports hits, misses and bytes of the page cache', async () => {
    const { app, scrape } = await openMeasured()
    const content = app.database.watchContent()
    onTestFinished(() => content.close())
    await expect.poll(() => content.ask()).toBeGreaterThan(0)
    const cache = createPageCache(content)
    measurePageCache(app.metrics, cache)
    const render = async () =>
      new Response('<p>Soup</p>', { headers: { 'content-type': 'text/html' } })
    const made = { render, renderPublic: render, cache }
    const site = new Hono().all(
      '*',
      pages(app, { ...made, isPublic: () => true, keyOf: (address) => address }),
    )
    for (const path of ['/soup', '/soup', '/stew', '/soup']) await site.request(path)
    const lines = await scrape()
    expect(lines).toContain('page_cache_requests_total{result="hit"} 2')
    expect(lines).toContain('page_cache_requests_total{result="miss"} 2')
    expect(lines).toContain('page_cache_requests_total{result="bypass"} 0')
    expect(lines).toContain(`page_cache_bytes ${cache.state().bytes}`)
    expect(cache.state().bytes).toBeGreaterThan(1000)
  })
})
