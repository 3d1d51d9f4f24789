import { ensurePostCategories } from '#app/blog/categories/post-categories.server.ts'
import { postPath } from '#app/blog/post-path.ts'
import { samplePosts } from '#app/blog/samples/sample-posts.ts'
import { readSampleText } from '#app/blog/samples/sample-text.ts'
import type { App } from '#platform/app.ts'
import { buildPost } from '#tests/support/builders/build-post.ts'

/** Writes the sample posts, with images of the site's meals in them. Returns the path of the first. */
export async function writeIllustratedPosts(app: App): Promise<string> {
  await ensurePostCategories(app)
  const meals = await app.db.selectFrom('meals').select('image_url').orderBy('created_at').execute()
  const images = meals.values()
  const nextImage = () => images.next().value?.image_url ?? ''
  const paths: string[] = []
  for (const { title, description, category, tags, alt, text } of samplePosts) {
    const content = readSampleText(text).map((part) => {
      if ('block' in part) return part.block
      const { alt, caption } = part.image
      return { type: 'image', url: nextImage(), alt, caption, children: [{ text: '' }] }
    })
    const { slug } = await buildPost(app, {
      ...{ title, description, category, tags, content: JSON.stringify(content) },
      ...{ featuredImage: nextImage(), featuredImageAlt: alt },
    })
    paths.push(postPath(slug))
  }
  return paths[0] ?? ''
}
