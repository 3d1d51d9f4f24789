import { useCallback, useState } from 'react'
import { type ListQuery, managePageSize } from '#app/publishing/list-query.ts'
import { ApiError, api, messageOf } from '#app/ui/browser/api-client.ts'
import { type Loaded, useLoaded } from '#app/ui/lists/use-loaded.ts'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import type { Post, PostSummary } from '../post.ts'

export type PostCounts = { blogs: number; publishedBlogs: number; blogViews: number }

type Page = { blogs: PostSummary[]; total: number; totalPages: number }

type Found = { counts: PostCounts; found: Page }

export type ManagedPosts = {
  phase: Loaded<Found>['phase']
  /** What failed last: loading, or something that was done to a post. */
  fault: string
  counts: PostCounts | null
  /** The last page that came; it stays on screen while another one is loaded. */
  found: Page | null
  reload(): Promise<void>
  /** Publishes a draft, or takes a published post back; its row becomes what the server answered. */
  togglePublished(post: PostSummary): Promise<void>
  /** Deletes a post and offers to undo that. True when it is gone. */
  deletePost(post: PostSummary): Promise<boolean>
}

/** A page of the posts, drafts too, and what staff do to them. */
export function useManagedPosts(query: ListQuery): ManagedPosts {
  const { data, phase, fault, change, reload } = usePostPage(query)
  const [failed, fail] = useState('')

  async function togglePublished(post: PostSummary) {
    fail('')
    try {
      // With its `updatedAt`: over what somebody wrote meanwhile it is refused.
      const turned = { ...post, published: !post.published }
      const saved = await api.put<Post>(`/blogs/${post._id}`, turned)
      change((now) => withSaved(now, post, saved))
      showToast(`Blog ${saved.published ? 'published' : 'unpublished'} successfully`)
    } catch (error) {
      fail(toggleFault(error))
      // Somebody else changed the post: the next press is about what it is now.
      if (error instanceof ApiError && error.status === 409) await reload()
    }
  }

  async function restorePost(post: PostSummary) {
    try {
      await api.post(`/blogs/${post._id}/restore`)
      await reload()
      showToast('Blog restored')
    } catch (error) {
      showErrorToast(messageOf(error, 'Failed to restore blog'))
    }
  }

  async function deletePost(post: PostSummary) {
    fail('')
    try {
      await api.delete(`/blogs/${post._id}`)
    } catch (error) {
      console.warn(error)
      fail('Failed to delete blog')
      return false
    }
    showToast('Blog deleted', { label: 'Undo', run: () => restorePost(post) })
    await reload()
    return true
  }

  return {
    phase,
    fault: fault || failed,
    counts: data?.counts ?? null,
    found: data?.found ?? null,
    reload,
    togglePublished,
    deletePost,
  }
}

/** What a post lacks to be published is worth telling; of other failures the person needs no more. */
function toggleFault(error: unknown): string {
  const lacks = error instanceof ApiError && error.status === 400
  const why = lacks ? messageOf(error, '') : ''
  return why ? `Failed to update blog status. ${why}` : 'Failed to update blog status'
}

function usePostPage({ page, search, status, category }: ListQuery): Loaded<Found> {
  const load = useCallback(
    async (signal: AbortSignal): Promise<Found> => {
      const query = { page, search, status, category, limit: managePageSize }
      const [counts, found] = await Promise.all([
        api.get<PostCounts>('/stats', { signal }),
        api.get<Page>('/blogs', { query, signal }),
      ])
      return { counts, found }
    },
    [page, search, status, category],
  )
  return useLoaded(load, 'Failed to load blogs. Please try again later.')
}

function withSaved({ counts, found }: Found, before: PostSummary, saved: Post): Found {
  const change = Number(saved.published) - Number(before.published)
  return {
    counts: { ...counts, publishedBlogs: counts.publishedBlogs + change },
    found: { ...found, blogs: found.blogs.map((post) => (post._id === saved._id ? saved : post)) },
  }
}
