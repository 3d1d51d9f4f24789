import { CirclePlus, Tag } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { AddCategoryDialog } from '#app/meals/add-category-dialog.tsx'
import { siteInfoFrom } from '#app/site/site-info.ts'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { RecentMeals } from '../dashboard/recent-meals.tsx'
import { StatCards } from '../dashboard/stat-cards.tsx'
import { type Dashboard as DashboardState, useDashboard } from '../dashboard/use-dashboard.ts'
import type { Route } from './+types/dashboard.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Dashboard · ${siteInfoFrom(matches).name}` }]
}

/** Where staff land: how much there is, and the newest of it. */
export default function Dashboard() {
  const dashboard = useDashboard()
  const [addingCategory, setAddingCategory] = useState(false)
  const actions = <Actions onAddCategory={() => setAddingCategory(true)} />
  return (
    <>
      <h1 className="mb-6 text-2xl">Dashboard</h1>
      {dashboard.phase === 'failed' ? (
        <div className="grid justify-items-end gap-8">
          <LoadFailure dashboard={dashboard} />
          {actions}
        </div>
      ) : (
        <>
          <StatCards stats={dashboard.stats} />
          <RecentMeals dashboard={dashboard} actions={actions} />
        </>
      )}
      <AddCategoryDialog
        open={addingCategory}
        onOpenChange={setAddingCategory}
        onAdded={dashboard.reload}
      />
    </>
  )
}

/** They stand below the cards, where no toast covers them. */
function Actions({ onAddCategory }: { onAddCategory: () => void }) {
  return (
    <div className="flex gap-3 max-sm:w-full max-sm:*:grow max-sm:*:px-3">
      <Button look="secondary" onClick={onAddCategory}>
        <Tag size={20} strokeWidth={1.75} aria-hidden="true" />
        Add Category
      </Button>
      <Link to="/admin/create" className={buttonClasses()}>
        <CirclePlus size={20} strokeWidth={1.75} aria-hidden="true" />
        Generate Meal
      </Link>
    </div>
  )
}

function LoadFailure({ dashboard }: { dashboard: DashboardState }) {
  const [busy, setBusy] = useState(false)
  async function retry() {
    setBusy(true)
    await dashboard.reload()
    setBusy(false)
  }
  return (
    <div role="alert" className="w-full rounded-card border border-line bg-surface">
      <EmptyState
        title={dashboard.message}
        action={
          <Button busy={busy} onClick={retry}>
            Try Again
          </Button>
        }
      />
    </div>
  )
}
