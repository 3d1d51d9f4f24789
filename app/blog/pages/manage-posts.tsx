import { CirclePlus, Tag } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { columnSorts } from '#app/publishing/managing/column-sort.ts'
import { isNarrowed, readListQuery } from '#app/publishing/managing/list-query.ts'
import { useChangeFilters } from '#app/publishing/managing/managed-filters.tsx'
import { ManagedSection } from '#app/publishing/managing/managed-section.tsx'
import { ScreenHead, StatRow } from '#app/publishing/managing/screen-head.tsx'
import type { Stats } from '#app/publishing/managing/stats.ts'
import { useDeletion } from '#app/publishing/managing/use-deletion.tsx'
import { useManagedActions } from '#app/publishing/managing/use-managed-actions.ts'
import { useManagedList } from '#app/publishing/managing/use-managed-list.ts'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { FaultBox } from '#app/ui/fault-box.tsx'
import { Link } from '#app/ui/link.tsx'
import { LoadFailure } from '#app/ui/lists/load-failure.tsx'
import { StatCard } from '#app/ui/lists/stat-card.tsx'
import { CategoriesDialog } from '../manage/categories-dialog.tsx'
import { useKeptDraft } from '../manage/kept-draft.ts'
import { manageHref } from '../manage/manage-query.ts'
import { managedPosts } from '../manage/managed-posts.ts'
import { PostFilters } from '../manage/post-filters.tsx'
import { PostList } from '../manage/post-list.tsx'
import { useUsedCategories } from '../manage/use-used-categories.ts'
import type { Route } from './+types/manage-posts.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Blog Management · ${siteInfoFrom(matches).name}` }]
}

/** All posts, drafts included: to find, publish, edit and delete them. */
export default function ManagePosts() {
  const query = readListQuery(useSearchParams()[0])
  const list = useManagedList(managedPosts, {
    query,
    failed: 'Failed to load blogs. Please try again later.',
  })
  const [fault, setFault] = useState('')
  const actions = useManagedActions({
    kind: managedPosts,
    list,
    onStart: () => setFault(''),
    onFailure: setFault,
  })
  useKeptDraft({
    remove: (id) => void actions.remove({ _id: id }),
    reload: () => void list.reload(),
  })
  const { section, question, ask } = useDeletion(managedPosts, actions.remove)
  const used = useUsedCategories()
  const changeFilters = useChangeFilters(query, manageHref)
  return (
    <>
      <Head
        onCategoriesChanged={() => {
          void used.reload()
          void list.reload()
        }}
      />
      <LoadFailure failed={list.phase === 'failed'} fault={list.fault} onRetry={list.reload} />
      {fault && list.phase !== 'failed' && <FaultBox fault={fault} />}
      <Cards counts={list.counts} />
      <ManagedSection
        section={section}
        id="post-list"
        title="Recent Blogs"
        list={list}
        query={query}
        href={manageHref}
        trash="/admin/trash?kind=blogs"
        filters={
          <PostFilters
            query={query}
            categories={(used.categories ?? []).map(({ name }) => name)}
            onChange={changeFilters}
          />
        }
      >
        <PostList
          list={list}
          actions={actions}
          narrowed={isNarrowed(query)}
          onDelete={ask}
          sortBy={columnSorts(query, manageHref)}
        />
      </ManagedSection>
      {question}
    </>
  )
}

function Head({ onCategoriesChanged }: { onCategoriesChanged: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ScreenHead title="Blog Management">
        <Button look="secondary" onClick={() => setOpen(true)}>
          <Tag size={20} strokeWidth={1.75} aria-hidden="true" />
          Categories
        </Button>
        <Link to="/admin/blogs/new" className={buttonClasses()}>
          <CirclePlus size={20} strokeWidth={1.75} aria-hidden="true" />
          New Blog Post
        </Link>
      </ScreenHead>
      <CategoriesDialog open={open} onOpenChange={setOpen} onChanged={onCategoriesChanged} />
    </>
  )
}

const Cards = ({ counts }: { counts: Stats | null }) => (
  <StatRow>
    <StatCard name="Total Blogs" value={counts?.blogs} />
    <StatCard name="Published Blogs" value={counts?.publishedBlogs} />
    <StatCard name="Total Views" value={counts?.blogViews} />
  </StatRow>
)
