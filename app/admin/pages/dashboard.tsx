import { CirclePlus, NotebookPen, Tag } from 'lucide-react'
import { useState } from 'react'
import { AddCategoryDialog } from '#app/meals/labels/add-category-dialog.tsx'
import { allMeals } from '#app/meals/manage/manage-query.ts'
import { managedMeals } from '#app/meals/manage/managed-meals.ts'
import { useManagedList } from '#app/publishing/managing/use-managed-list.ts'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { messageOf } from '#app/ui/browser/api-client.ts'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { LoadFailure } from '#app/ui/lists/load-failure.tsx'
import { AttentionLink } from '../dashboard/attention-link.tsx'
import { RecentMeals } from '../dashboard/recent-meals.tsx'
import { RecentPosts } from '../dashboard/recent-posts.tsx'
import { StatCards } from '../dashboard/stat-cards.tsx'
import { TodayPanel } from '../today/today-panel.tsx'
import type { Route } from './+types/dashboard.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Dashboard · ${siteInfoFrom(matches).name}` }]
}

/** How many of the newest meals are shown. */
const recentMeals = 5

/** The first screen for staff: counts, and the newest meals and posts. */
export default function Dashboard() {
  const list = useManagedList(managedMeals, {
    query: allMeals,
    limit: recentMeals,
    failed: 'Failed to fetch data',
    tell: messageOf,
  })
  const failed = list.phase === 'failed'
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-2xl">Dashboard</h1>
        <AttentionLink />
      </div>
      <LoadFailure failed={failed} fault={list.fault} onRetry={list.reload} />
      {!failed && <StatCards stats={list.counts} />}
      <Actions onAdded={list.reload} />
      {!failed && <TodayPanel />}
      {!failed && <RecentMeals list={list} />}
      {!failed && <RecentPosts />}
    </>
  )
}

/** Below the cards, where no toast covers them. */
function Actions({ onAdded }: { onAdded: () => void }) {
  const [adding, setAdding] = useState(false)
  return (
    <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-3">
      <Link to="/admin/create" className={buttonClasses()}>
        <CirclePlus size={20} strokeWidth={1.75} aria-hidden="true" />
        Generate Meal
      </Link>
      <Link to="/admin/blogs/new" className={buttonClasses('secondary')}>
        <NotebookPen size={20} strokeWidth={1.75} aria-hidden="true" />
        Create Blog
      </Link>
      <Button look="secondary" onClick={() => setAdding(true)}>
        <Tag size={20} strokeWidth={1.75} aria-hidden="true" />
        Add Category
      </Button>
      <AddCategoryDialog open={adding} onOpenChange={setAdding} onAdded={onAdded} />
    </div>
  )
}
