import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { PublishStatus, PublishToggle } from '#app/publishing/publish-toggle.tsx'
import { Chip } from '#app/ui/forms/chip.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Link } from '#app/ui/link.tsx'
import { actionClasses } from '#app/ui/lists/row-action.ts'
import { SmartImage } from '#app/ui/smart-image.tsx'
import type { PostSummary } from '../post.ts'

type Props = { post: PostSummary; onToggle: () => Promise<void>; onDelete: () => void }

/** On a phone a line of its own, with the name of its column before it. */
const pair =
  'row-fact max-md:col-span-2 max-md:grid max-md:grid-cols-[5.5rem_minmax(0,1fr)] max-md:items-center max-md:before:text-muted max-md:before:text-sm max-md:before:content-[attr(data-label)]'
const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** A post in the list of all posts; on a phone a card of its own. */
export function PostRow({ post, onToggle, onDelete }: Props) {
  const edit = `/admin/blogs/edit/${post._id}`
  return (
    <tr className="border-line border-b last:border-b-0 hover:bg-sunken/50 max-md:grid-cols-[3rem_minmax(0,1fr)] max-md:gap-x-4 max-md:gap-y-2.5">
      <td className="row-picture">
        <SmartImage
          set={post.image}
          src={post.featuredImage}
          alt=""
          sizes="48px"
          className="size-12 rounded-field"
        />
      </td>
      <td className="row-title max-md:self-center desk:w-full desk:max-w-0">
        <Link to={edit} className="block font-semibold hover:underline">
          {post.title}
        </Link>
        {post.description && (
          <span className="block truncate text-muted text-sm">{post.description}</span>
        )}
      </td>
      <td data-label="Category" className={joinClasses(pair, 'whitespace-nowrap')}>
        <span>
          {post.category ? <Chip>{post.category}</Chip> : <span className="text-muted">None</span>}
        </span>
      </td>
      <td data-label="Status" className={pair}>
        <PublishStatus published={post.published} />
      </td>
      <td className="max-md:col-span-2">
        <span className="-my-1 flex justify-end">
          <Link to={edit} aria-label={`Edit ${post.title}`} className={actionClasses}>
            <Pencil {...icon} />
          </Link>
          <PublishToggle title={post.title} published={post.published} onToggle={onToggle} />
          <button
            type="button"
            aria-label={`Delete ${post.title}`}
            onClick={onDelete}
            className={actionClasses}
          >
            <Trash2 {...icon} />
          </button>
          <a
            href={`/blog/${post.slug}`}
            target="_blank"
            rel="noopener"
            aria-label={`View ${post.title} in a new tab`}
            className={actionClasses}
          >
            <ExternalLink {...icon} />
          </a>
        </span>
      </td>
    </tr>
  )
}
