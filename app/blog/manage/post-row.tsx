import { ExternalLink, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { Chip } from '#app/ui/chip.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { SmartImage } from '#app/ui/smart-image.tsx'
import type { PostSummary } from '../post.ts'

type Props = { post: PostSummary; onToggle: () => Promise<void>; onDelete: () => void }

const cell = 'px-4 py-3 max-md:block max-md:p-0'
/** On a phone a line of its own, with the name of its column before it. */
const pair = `${cell} max-md:col-span-2 max-md:grid max-md:grid-cols-[5.5rem_minmax(0,1fr)] max-md:items-center max-md:before:text-muted max-md:before:text-sm max-md:before:content-[attr(data-label)]`
const action =
  'grid size-11 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink'
const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** A post in the list of all posts; on a phone a card of its own. */
export function PostRow({ post, onToggle, onDelete }: Props) {
  const edit = `/admin/blogs/edit/${post._id}`
  return (
    <tr className="border-line border-b last:border-b-0 hover:bg-sunken/50 max-md:grid max-md:grid-cols-[3rem_minmax(0,1fr)] max-md:gap-x-4 max-md:gap-y-2.5 max-md:p-4">
      <td className={cell}>
        <SmartImage
          set={post.image}
          src={post.featuredImage}
          alt=""
          sizes="48px"
          className="size-12 rounded-field"
        />
      </td>
      <td
        className={joinClasses(
          cell,
          'max-w-0 w-full max-md:w-auto max-md:max-w-none max-md:self-center',
        )}
      >
        <Link
          to={edit}
          className="block truncate font-semibold hover:underline max-md:whitespace-normal"
        >
          {post.title}
        </Link>
        {post.description && (
          <span className="block truncate text-muted text-sm">{post.description}</span>
        )}
      </td>
      <td data-label="Category" className={joinClasses(pair, 'whitespace-nowrap')}>
        {post.category ? <Chip>{post.category}</Chip> : <span className="text-muted">None</span>}
      </td>
      <td data-label="Status" className={pair}>
        <Status published={post.published} />
      </td>
      <td className={joinClasses(cell, 'max-md:col-span-2')}>
        <span className="-my-1 flex justify-end">
          <Link to={edit} aria-label={`Edit ${post.title}`} className={action}>
            <Pencil {...icon} />
          </Link>
          <PublishToggle post={post} onToggle={onToggle} />
          <button
            type="button"
            aria-label={`Delete ${post.title}`}
            onClick={onDelete}
            className={action}
          >
            <Trash2 {...icon} />
          </button>
          <a
            href={`/blog/${post.slug}`}
            target="_blank"
            rel="noopener"
            aria-label={`View ${post.title} in a new tab`}
            className={action}
          >
            <ExternalLink {...icon} />
          </a>
        </span>
      </td>
    </tr>
  )
}

function Status({ published }: { published: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span
        className={joinClasses(
          'size-2.5 rounded-full border-2',
          published ? 'border-leaf bg-leaf' : 'border-muted',
        )}
        aria-hidden="true"
      />
      {published ? 'Published' : 'Draft'}
    </span>
  )
}

/** Sends once, however often it is pressed meanwhile, and keeps the focus. */
function PublishToggle({ post, onToggle }: Pick<Props, 'post' | 'onToggle'>) {
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  async function toggle() {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    await onToggle()
    sending.current = false
    setBusy(false)
  }
  const Icon = post.published ? EyeOff : Eye
  return (
    <button
      type="button"
      aria-label={`${post.published ? 'Unpublish' : 'Publish'} ${post.title}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={toggle}
      className={joinClasses(action, busy && 'animate-breathe')}
    >
      <Icon {...icon} />
    </button>
  )
}
