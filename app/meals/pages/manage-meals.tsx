import { CirclePlus, Tag, Tags } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isNarrowed, managePageSize } from '#app/publishing/list-query.ts'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { ListHeading } from '#app/ui/lists/list-heading.tsx'
import { LoadFailure } from '#app/ui/lists/load-failure.tsx'
import { Pager } from '#app/ui/lists/pager.tsx'
import { ShownCount } from '#app/ui/lists/shown-count.tsx'
import { StatCard } from '#app/ui/lists/stat-card.tsx'
import { useLastPage } from '#app/ui/lists/use-last-page.ts'
import { useMealLabels } from '../create-meal/use-meal-labels.ts'
import { AddCategoryDialog } from '../labels/add-category-dialog.tsx'
import { ManageFilters } from '../manage/manage-filters.tsx'
import { manageHref, readManageQuery } from '../manage/manage-query.ts'
import { ManagedList } from '../manage/managed-list.tsx'
import { useMealActions } from '../manage/use-meal-actions.ts'
import { useMealDeletion } from '../manage/use-meal-deletion.tsx'
import { type MealCounts, useMealList } from '../manage/use-meal-list.ts'
import type { Route } from './+types/manage-meals.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Meal Management · ${siteInfoFrom(matches).name}` }]
}

/** All meals, drafts too: to find, publish, edit and delete them, one by one or several at once. */
export default function ManageMeals() {
  const query = readManageQuery(useSearchParams()[0])
  const list = useMealList(
    { ...query, limit: managePageSize },
    'Failed to load data. Please try again later.',
  )
  const actions = useMealActions(list)
  const labels = useMealLabels()
  const navigate = useNavigate()
  const section = useRef<HTMLElement>(null)
  const { question, ask } = useMealDeletion(actions.deleteMeal, section)
  const { phase, fault, found } = list
  const loaded = phase === 'loaded' ? found : null
  useLastPage({
    page: query.page,
    totalPages: loaded?.totalPages,
    href: (page) => manageHref({ ...query, page }),
  })
  return (
    <>
      <Head
        onCategoryAdded={() => {
          void labels.reload()
          void list.reload()
        }}
      />
      <LoadFailure failed={phase === 'failed'} fault={fault} onRetry={list.reload} />
      <Cards counts={list.counts} />
      <section ref={section} aria-labelledby="meal-list" className="mt-10">
        <ListHeading id="meal-list" title="Meal List">
          <ShownCount
            page={query.page}
            pageSize={managePageSize}
            shown={loaded?.meals.length}
            total={loaded?.total}
          />
        </ListHeading>
        <ManageFilters
          query={query}
          categories={labels.categories}
          mealTypes={labels.mealTypes}
          onChange={(change, typed) =>
            navigate(manageHref({ ...query, ...change, page: 1 }), {
              replace: typed,
              preventScrollReset: true,
            })
          }
        />
        <ManagedList
          list={list}
          actions={actions}
          place={manageHref(query)}
          narrowed={isNarrowed(query)}
          onDelete={ask}
        />
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

function Head({ onCategoryAdded }: { onCategoryAdded: () => void }) {
  const [adding, setAdding] = useState(false)
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <h1 className="text-2xl">Meal Management</h1>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow max-sm:*:px-3">
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
      </div>
      <AddCategoryDialog open={adding} onOpenChange={setAdding} onAdded={onCategoryAdded} />
    </div>
  )
}

function Cards({ counts }: { counts: MealCounts | null }) {
  return (
    <dl className="grid grid-cols-2 gap-3 max-sm:*:last:col-span-2 sm:grid-cols-3">
      <StatCard name="Total Meals" value={counts?.meals} />
      <StatCard name="Categories" value={counts?.categories} />
      <StatCard name="Published Meals" value={counts?.publishedMeals} />
    </dl>
  )
}
