import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, api, messageOf } from '#app/ui/api-client.ts'
import { showErrorToast, showToast } from '#app/ui/toasts.tsx'
import type { Post, PostSummary } from '../post.ts'
import { type ManageQuery, managePageSize } from './manage-query.ts'

export type PostCounts = { blogs: number; publishedBlogs: number; blogViews: number }

type Page = { blogs: PostSummary[]; total: number; totalPages: number }

type State = {
  phase: 'loading' | 'loaded' | 'failed'
  /** What failed last: loading, or something that was done to a post. */
  fault: string | null
  counts: PostCounts | null
  /** The last page that came; it stays on screen while another one is loaded. */
  found: Page | null
}

export type ManagedPosts = State & {
  reload(): Promise<void>
  /** Publishes a draft, or takes a published post back; its row becomes what the server answered. */
  togglePublished(post: PostSummary): Promise<void>
  /** Deletes a post and offers to undo that. True when it is gone. */
  deletePost(post: PostSummary): Promise<boolean>
}

/** A page of the posts, drafts too, and what staff do to them. */
export function useManagedPosts(query: ManageQuery): ManagedPosts {
  const { state, setState, reload } = usePostPage(query)
  const fail = (fault: string) => setState((now) => ({ ...now, fault }))

  async function togglePublished(post: PostSummary) {
    fail('')
    try {
      // The flag alone: a whole post from this list could undo what somebody wrote meanwhile.
      const changes = { isPublished: !post.published, updatedAt: post.updatedAt }
      const saved = await api.put<Post>(`/blogs/${post._id}`, changes)
      setState((now) => withSaved(now, post, saved))
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

  return { ...state, reload, togglePublished, deletePost }
}

/** What a post lacks to be published is worth telling; of other failures the person needs no more. */
function toggleFault(error: unknown): string {
  const lacks = error instanceof ApiError && error.status === 400
  const why = lacks ? messageOf(error, '') : ''
  return why ? `Failed to update blog status. ${why}` : 'Failed to update blog status'
}

/** Loads the page that the query names; of two loads the newer one counts. */
function usePostPage({ page, search, status, category }: ManageQuery) {
  const [state, setState] = useState<State>({
    phase: 'loading',
    fault: null,
    counts: null,
    found: null,
  })
  const latest = useRef<AbortController>(null)
  const load = useCallback(async () => {
    latest.current?.abort()
    latest.current = new AbortController()
    const { signal } = latest.current
    setState((now) => ({ ...now, phase: 'loading' }))
    const query = { page, search, status, category, limit: managePageSize }
    try {
      const [counts, found] = await Promise.all([
        api.get<PostCounts>('/stats', { signal }),
        api.get<Page>('/blogs', { query, signal }),
      ])
      if (signal.aborted) return
      setState(({ phase: _, fault, ...now }) => ({
        ...now,
        ...{ phase: 'loaded', counts, found },
        fault: fault === loadFault ? null : fault,
      }))
    } catch (error) {
      if (signal.aborted) return
      setState((now) => ({ ...now, phase: 'failed', fault: messageOf(error, loadFault) }))
    }
  }, [page, search, status, category])
  useEffect(() => {
    void load()
    return () => latest.current?.abort()
  }, [load])
  // An undo may come when another page is shown than the one it was offered on.
  const newest = useRef(load)
  useEffect(() => {
    newest.current = load
  }, [load])
  const reload = useCallback(() => newest.current(), [])
  return { state, setState, reload }
}

const loadFault = 'Failed to load blogs. Please try again later.'

function withSaved(state: State, before: PostSummary, saved: Post): State {
  const change = Number(saved.published) - Number(before.published)
  const { counts, found } = state
  return {
    ...state,
    counts: counts && { ...counts, publishedBlogs: counts.publishedBlogs + change },
    found: found && {
      ...found,
      blogs: found.blogs.map((post) => (post._id === saved._id ? saved : post)),
    },
  }
}
