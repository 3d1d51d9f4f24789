import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { ApiError, api, messageOf } from '#app/ui/browser/api-client.ts'
import { useDraftPlace } from '#app/ui/browser/use-draft-place.ts'
import { buttonClasses } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { LoadFailure } from '#app/ui/lists/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Post } from '../post.ts'
import { postDraftKind } from '../writing/local-draft.ts'
import { newestText } from '../writing/noting/noted-draft.ts'
import { PostForm } from '../writing/post-form.tsx'
import type { Route } from './+types/edit-post.ts'

export function meta({ matches, params }: Route.MetaArgs) {
  const title = 'id' in params && params.id ? 'Edit Blog Post' : 'Create New Blog Post'
  return [{ title: `${title} · ${siteInfoFrom(matches).name}` }]
}

/** The screen that creates a post or edits an existing one. */
export default function EditPostPage({ params }: Route.ComponentProps) {
  const id = ('id' in params && params.id) || null
  return id === null ? <PlacedForm key="new" post={null} /> : <LoadedPost key={id} id={id} />
}

function LoadedPost({ id }: { id: string }) {
  const [post, setPost] = useState<Post | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const load = useCallback(async () => {
    try {
      setPost(await api.get<Post>(`/blogs/${encodeURIComponent(id)}`))
    } catch (error) {
      console.warn(error)
      setFailure(messageOf(error, 'Failed to fetch blog'))
      setMissing(error instanceof ApiError && error.status === 404)
    }
  }, [id])
  useEffect(() => {
    void load()
  }, [load])
  if (post) return <PlacedForm post={post} />
  if (!failure) return <Loading />
  const told = <Failure text={failure} onRetry={load} />
  return missing ? <MissingPost id={id}>{told}</MissingPost> : told
}

/** A post that was deleted elsewhere; its local draft can become a new post. */
function MissingPost({ id, children }: { id: string; children: ReactNode }) {
  const place = useDraftPlace(postDraftKind(id))
  const recoverable = useMemo(() => place !== null && newestText(place) !== null, [place])
  if (!place) return <Loading />
  return recoverable ? <PostForm post={null} place={place} /> : children
}

function PlacedForm({ post }: { post: Post | null }) {
  const place = useDraftPlace(postDraftKind(post?._id ?? null))
  return place ? <PostForm post={post} place={place} /> : <Loading />
}

type FailureProps = { text: string; onRetry: () => Promise<void> }

function Failure({ text, onRetry }: FailureProps) {
  return (
    <>
      <h1 className="mb-6 text-2xl">Edit Blog Post</h1>
      <LoadFailure failed fault={text} onRetry={onRetry}>
        <Link to="/admin/blogs" className={buttonClasses('quiet')}>
          Back to Blogs
        </Link>
      </LoadFailure>
    </>
  )
}

function Loading() {
  return (
    <p role="status" className="grid place-items-center py-32 text-muted">
      <Spinner size={32} />
      <span className="sr-only">Loading the post</span>
    </p>
  )
}
