import { ExternalLink } from 'lucide-react'
import { PublishStatus, PublishToggle } from '#app/publishing/managing/publish-toggle.tsx'
import {
  ActionsCell,
  actionIcon,
  FactCell,
  ManagedTableRow,
  PictureCell,
} from '#app/publishing/managing/row-cells.tsx'
import { Chip } from '#app/ui/forms/chip.tsx'
import { Link } from '#app/ui/link.tsx'
import { actionClasses } from '#app/ui/lists/row-action.ts'
import type { PostSummary } from '../post.ts'

type Props = { post: PostSummary; onToggle: () => Promise<void>; onDelete: () => void }

/** A post in the list of all posts; on a phone a card. */
export function PostRow({ post, onToggle, onDelete }: Props) {
  const edit = `/admin/blogs/edit/${post._id}`
  return (
    <ManagedTableRow className="max-md:grid-cols-[3rem_minmax(0,1fr)] max-md:gap-x-4">
      <PictureCell set={post.image} src={post.featuredImage} />
      <td className="row-title max-md:self-center desk:w-full desk:max-w-0">
        <Link to={edit} className="block font-semibold hover:underline">
          {post.title}
        </Link>
        {post.description && (
          <span className="block truncate text-muted text-sm">{post.description}</span>
        )}
      </td>
      <FactCell label="Category" className="whitespace-nowrap">
        <span>
          {post.category ? <Chip>{post.category}</Chip> : <span className="text-muted">None</span>}
        </span>
      </FactCell>
      <FactCell label="Status">
        <PublishStatus status={post.status} at={post.publishedAt} />
      </FactCell>
      <ActionsCell title={post.title} edit={edit} onDelete={onDelete} after={<View post={post} />}>
        <PublishToggle title={post.title} published={post.published} onToggle={onToggle} />
      </ActionsCell>
    </ManagedTableRow>
  )
}

const View = ({ post: { slug, title } }: Pick<Props, 'post'>) => (
  <a
    href={`/blog/${slug}`}
    target="_blank"
    rel="noopener"
    aria-label={`View ${title} in a new tab`}
    className={actionClasses}
  >
    <ExternalLink {...actionIcon} />
  </a>
)
