import { ensurePostCategories } from '#app/blog/categories/post-categories.server.ts'
import { openBenchSite } from '../../../bench/servers/bench-site.ts'
import { buildPost } from '../builders/build-post.ts'
import { type SiteProcess, startSite } from './site-process.ts'

export type ReadableSite = SiteProcess & { post: string; remove(): Promise<void> }

const heading = (text: string) => ({ type: 'heading-one', children: [{ text }] })
const paragraph = { type: 'paragraph', children: [{ text: 'Words and words. '.repeat(40) }] }

/**
 * Starts a site with its sample meals and one published post with this title, whose path is `post`. It has no
 * worker, so the images are never drawn and the machine is idle.
 */
export async function startReadableSite(title: string): Promise<ReadableSite> {
  const data = await openBenchSite()
  await ensurePostCategories(data.app)
  const content = [heading('First part'), paragraph, heading('Second part'), paragraph]
  const { slug } = await buildPost(data.app, {
    title,
    content: JSON.stringify(content),
    category: 'Recipes',
    tags: ['Plates'],
  })
  const settings = { DATA_DIR: data.app.config.dataDir, SAMPLE_CONTENT: 'on', WORKERS: '0' }
  const site = await startSite(settings)
  const remove = async () => {
    await site.stop()
    await data.close()
  }
  return { ...site, post: `/blogs/${slug}`, remove }
}
