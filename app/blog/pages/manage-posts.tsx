import { CirclePlus, Tag } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isNarrowed, managePageSize, readListQuery } from '#app/publishing/list-query.ts'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { removeRow } from '#app/ui/focus-row.ts'
import { Link } from '#app/ui/link.tsx'
import { ListHeading } from '#app/ui/lists/list-heading.tsx'
import { Pager } from '#app/ui/lists/pager.tsx'
import { ShownCount } from '#app/ui/lists/shown-count.tsx'
import { StatCard } from '#app/ui/lists/stat-card.tsx'
import { useLastPage } from '#app/ui/lists/use-last-page.ts'
import { useRemoval } from '#app/ui/lists/use-removal.tsx'
import { CategoriesDialog } from '../manage/categories-dialog.tsx'
import { manageHref } from '../manage/manage-query.ts'
import { PostFilters } from '../manage/post-filters.tsx'
import { FaultBanner, PostList } from '../manage/post-list.tsx'
import { type PostCounts, useManagedPosts } from '../manage/use-managed-posts.ts'
import { useUsedCategories } from '../manage/use-used-categories.ts'
import type { PostSummary } from '../post.ts'
import type { Route } from './+types/manage-posts.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Blog Management · ${siteInfoFrom(matches).name}` }]
}

/** All posts, drafts too: to find, publish, edit and delete them. */
export default function ManagePosts() {
  const query = readListQuery(useSearchParams()[0])
  const posts = useManagedPosts(query)
  const used = useUsedCategories()
  const navigate = useNavigate()
  const section = useRef<HTMLElement>(null)
  const { question, ask } = useRemoval<PostSummary>({
    question: 'Are you sure you want to delete this blog post?',
    detail: ({ title }) => title,
    confirm: 'Delete',
    remove: (post) =>
      removeRow(section.current, `Delete ${post.title}`, () => posts.deletePost(post)),
  })
  const { phase, found } = posts
  const loaded = phase === 'loaded' ? found : null
  useLastPage({
    page: query.page,
    totalPages: loaded?.totalPages,
    href: (page) => manageHref({ ...query, page }),
  })
  return (
    <>
      <Head
        onCategoriesChanged={() => {
          void used.reload()
          void posts.reload()
        }}
      />
      <FaultBanner posts={posts} />
      <Tiles counts={posts.counts} />
      <section ref={section} aria-labelledby="post-list" className="mt-10">
        <ListHeading id="post-list" title="Recent Blogs">
          <ShownCount
            page={query.page}
            pageSize={managePageSize}
            shown={loaded?.blogs.length}
            total={loaded?.total}
          />
        </ListHeading>
        <PostFilters
          query={query}
          categories={(used.categories ?? []).map(({ name }) => name)}
          onChange={(change, typed) =>
            navigate(manageHref({ ...query, ...change, page: 1 }), {
              replace: typed,
              preventScrollReset: true,
            })
          }
        />
        <PostList posts={posts} narrowed={isNarrowed(query)} onDelete={ask} />
        <Pager
          page={query.page}
          totalPages={found?.totalPages ?? 0}
          href={(page) => manageHref({ ...query, page })}
        />
      </section>
      {question}
    </>
  )
}

function Head({ onCategoriesChanged }: { onCategoriesChanged: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <h1 className="text-2xl">Blog Management</h1>
      <div className="flex gap-3 max-sm:w-full max-sm:*:grow max-sm:*:px-3">
        <Button look="secondary" onClick={() => setOpen(true)}>
          <Tag size={20} strokeWidth={1.75} aria-hidden="true" />
          Categories
        </Button>
        <Link to="/admin/blogs/new" className={buttonClasses()}>
          <CirclePlus size={20} strokeWidth={1.75} aria-hidden="true" />
          New Blog Post
        </Link>
      </div>
      <CategoriesDialog open={open} onOpenChange={setOpen} onChanged={onCategoriesChanged} />
    </div>
  )
}

function Tiles({ counts }: { counts: PostCounts | null }) {
  return (
    <dl className="grid grid-cols-2 gap-3 max-sm:*:last:col-span-2 sm:grid-cols-3">
      <StatCard name="Total Blogs" value={counts?.blogs} />
      <StatCard name="Published Blogs" value={counts?.publishedBlogs} />
      <StatCard name="Total Views" value={counts?.blogViews} />
    </dl>
  )
}
