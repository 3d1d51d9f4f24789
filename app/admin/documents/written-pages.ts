import type { Post } from '#app/blog/post.ts'
import type { WrittenKind } from '#app/blog/writing/use-typed-post.ts'
import type { PageDocument } from '#app/legal/documents/page-document.ts'
import { api } from '#app/ui/browser/api-client.ts'
import { builtInContent } from './built-in-content.ts'

/** The fields that only posts have. */
const absent = {
  featuredImage: '',
  featuredImageId: null,
  featuredImageAlt: '',
  image: null,
  category: '',
  tags: [],
  views: 0,
  author: { name: '', avatar: null, bio: '' },
  authorId: null,
  publishedAt: null,
  ...{ seoTitle: '', seoDescription: '', socialImage: '', canonicalUrl: '' },
}

/** A page on the screen that writes posts; `page` is what the server has. */
export type WrittenPage = Post & { page: PageDocument }

const asPost = (page: PageDocument): WrittenPage => ({
  ...absent,
  ...page,
  status: page.published ? 'published' : 'draft',
  page,
})

/** A page to write; one that shows its built-in text starts with that as its content. */
export async function loadPage(id: string): Promise<WrittenPage> {
  const page = await api.get<PageDocument>(`/pages/${encodeURIComponent(id)}`)
  if (!page.builtIn) return asPost(page)
  return asPost({ ...page, content: await builtInContent(page.path) })
}

/** Pages on the screen that writes posts. */
export const writtenPages: WrittenKind = {
  server: {
    create: async (body) => asPost(await api.post<PageDocument>('/pages', body)),
    update: async (id, body) => asPost(await api.put<PageDocument>(`/pages/${id}`, body)),
    load: async (id) => asPost(await api.get<PageDocument>(`/pages/${id}`)),
  },
  editPath: (id) => `/admin/pages/edit/${id}`,
}
