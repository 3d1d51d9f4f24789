import type { ManagedKind } from '#app/publishing/managing/managed-kind.ts'
import type { PostSummary } from '../post.ts'
import { timeText } from '../writing/publishing/local-time.ts'

/** Posts on the managing screen. */
export const managedPosts: ManagedKind<PostSummary> = {
  calls: '/blogs',
  rows: 'blogs',
  publishedCount: 'publishedBlogs',
  isPublished: ({ status }) => status === 'published',
  otherStatus: ({ status, publishedAt }) =>
    status === 'scheduled' ? `Blog scheduled for ${timeText(publishedAt ?? '')}` : undefined,
  words: {
    one: 'post',
    published: 'Blog published successfully',
    unpublished: 'Blog unpublished successfully',
    statusFailed: 'Failed to update blog status',
    deleteQuestion: 'Are you sure you want to delete this blog post?',
    deleted: 'Blog deleted',
    deleteFailed: 'Failed to delete blog',
    restored: 'Blog restored',
    restoreFailed: 'Failed to restore blog',
  },
}
