import { CirclePlus, Tag, Tags } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { columnSorts } from '#app/publishing/managing/column-sort.ts'
import { isNarrowed } from '#app/publishing/managing/list-query.ts'
import { useChangeFilters } from '#app/publishing/managing/managed-filters.tsx'
import { ManagedSection } from '#app/publishing/managing/managed-section.tsx'
import { ScreenHead, StatRow } from '#app/publishing/managing/screen-head.tsx'
import type { Stats } from '#app/publishing/managing/stats.ts'
import { useDeletion } from '#app/publishing/managing/use-deletion.tsx'
import { useManagedActions } from '#app/publishing/managing/use-managed-actions.ts'
import { useManagedList } from '#app/publishing/managing/use-managed-list.ts'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { LoadFailure } from '#app/ui/lists/load-failure.tsx'
import { StatCard } from '#app/ui/lists/stat-card.tsx'
import { showErrorToast } from '#app/ui/toasts/toasts.tsx'
import { useMealLabels } from '../create-meal/use-meal-labels.ts'
import { AddCategoryDialog } from '../labels/add-category-dialog.tsx'
import { manageHref, readManageQuery } from '../manage/manage-query.ts'
import { managedMeals } from '../manage/managed-meals.ts'
import { MealFilters } from '../manage/meal-filters.tsx'
import { MealList } from '../manage/meal-list.tsx'
import type { Route } from './+types/manage-meals.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Meal Management · ${siteInfoFrom(matches).name}` }]
}

/** All meals, drafts included: to find, publish, edit and delete them, one by one or several at once. */
export default function ManageMeals() {
  const query = readManageQuery(useSearchParams()[0])
  const list = useManagedList(managedMeals, {
    query,
    failed: 'Failed to load data. Please try again later.',
  })
  const actions = useManagedActions({ kind: managedMeals, list, onFailure: showErrorToast })
  const { section, question, ask } = useDeletion(managedMeals, actions.remove)
  const labels = useMealLabels()
  const changeFilters = useChangeFilters(query, manageHref)
  return (
    <>
      <Head
        onCategoryAdded={() => {
          void labels.reload()
          void list.reload()
        }}
      />
      <LoadFailure failed={list.phase === 'failed'} fault={list.fault} onRetry={list.reload} />
      <Cards counts={list.counts} />
      <ManagedSection
        section={section}
        id="meal-list"
        title="Meal List"
        list={list}
        query={query}
        href={manageHref}
        trash="/admin/trash"
        filters={
          <MealFilters
            query={query}
            categories={labels.categories}
            mealTypes={labels.mealTypes}
            onChange={changeFilters}
          />
        }
      >
        <MealList
          list={list}
          actions={actions}
          place={manageHref(query)}
          narrowed={isNarrowed(query)}
          onDelete={ask}
          sortBy={columnSorts(query, manageHref)}
          categories={labels.categories}
        />
      </ManagedSection>
      {question}
    </>
  )
}

function Head({ onCategoryAdded }: { onCategoryAdded: () => void }) {
  const [adding, setAdding] = useState(false)
  return (
    <>
      <ScreenHead title="Meal Management">
        <Link to="/admin/meals/categories" className={buttonClasses('secondary')}>
          <Tags size={20} strokeWidth={1.75} aria-hidden="true" />
          Categories and Types
        </Link>
        <Button look="secondary" onClick={() => setAdding(true)}>
          <Tag size={20} strokeWidth={1.75} aria-hidden="true" />
          Add Category
        </Button>
        <Link to="/admin/create" className={buttonClasses()}>
          <CirclePlus size={20} strokeWidth={1.75} aria-hidden="true" />
          Generate Meal
        </Link>
      </ScreenHead>
      <AddCategoryDialog open={adding} onOpenChange={setAdding} onAdded={onCategoryAdded} />
    </>
  )
}

const Cards = ({ counts }: { counts: Stats | null }) => (
  <StatRow>
    <StatCard name="Total Meals" value={counts?.meals} />
    <StatCard name="Categories" value={counts?.categories} />
    <StatCard name="Published Meals" value={counts?.publishedMeals} />
  </StatRow>
)
