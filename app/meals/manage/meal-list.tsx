import { Copy } from 'lucide-react'
import type { SortBy } from '#app/publishing/managing/column-sort.ts'
import { ManagedBox } from '#app/publishing/managing/managed-table.tsx'
import { PublishStatus, PublishToggle } from '#app/publishing/managing/publish-toggle.tsx'
import { actionIcon } from '#app/publishing/managing/row-cells.tsx'
import type { ManagedActions } from '#app/publishing/managing/use-managed-actions.ts'
import type { ManagedList } from '#app/publishing/managing/use-managed-list.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { actionClasses } from '#app/ui/lists/row-action.ts'
import { changeCheck } from '../checked/change-check.ts'
import { CheckToggle } from '../checked/check-toggle.tsx'
import { checkedText } from '../checked/checked-text.ts'
import { useDuplicate } from '../duplicate/use-duplicate.ts'
import type { Meal } from '../meal.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { Named } from './categorise-dialog.tsx'
import { MealTable } from './meal-table.tsx'
import { useBulk } from './use-bulk.ts'
import { type Selection, useSelection } from './use-selection.ts'

type Props = {
  list: ManagedList<Meal>
  actions: ManagedActions<Meal>
  /** The address of the list that is shown. */
  place: string
  /** True when filters narrow the list. */
  narrowed: boolean
  onDelete: (meal: Meal) => void
  sortBy: SortBy
  /** All categories, to add some to several meals. */
  categories: Named[]
}

/** The meals of a page as a table with a bar for bulk actions. */
export function MealList({ list, actions, place, narrowed, onDelete, sortBy, categories }: Props) {
  const selection = useSelection(list.page?.rows ?? [], place)
  const changeMeals = useBulk(list)
  const duplicate = useDuplicate()
  async function toggleCheck(meal: Meal) {
    const saved = await changeCheck(meal)
    if (saved) list.replace(meal, saved)
    else await list.reload()
  }
  return (
    <ManagedBox list={list} what="meals" empty={<NoMeals narrowed={narrowed} />}>
      {(meals) => (
        <>
          <BulkBar selection={selection} changeMeals={changeMeals} categories={categories} />
          <MealTable
            meals={meals}
            sortBy={sortBy}
            busy={list.phase === 'loading'}
            link={(meal) => `/admin/meals/edit/${meal._id}`}
            choice={(meal) => <MealCheckbox meal={meal} selection={selection} />}
            detail={(meal) => <MealDetail meal={meal} />}
            status={(meal) => <MealStatus meal={meal} />}
            actions={(meal) => (
              <MealActions
                meal={meal}
                onDuplicate={() => duplicate(meal)}
                onToggleCheck={() => toggleCheck(meal)}
                onTogglePublished={() =>
                  actions.saveStatus(meal, { ...meal, isPublished: !meal.isPublished })
                }
              />
            )}
            onDelete={onDelete}
          />
        </>
      )}
    </ManagedBox>
  )
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

const dateText = (time: string) => day.format(new Date(time))

const MealDetail = ({ meal }: { meal: Meal }) => (
  <>
    {meal.nutritionData.calories} cal · <time>{dateText(meal.createdAt)}</time>
  </>
)

const MealStatus = ({ meal }: { meal: Meal }) => (
  <div>
    <PublishStatus status={meal.isPublished ? 'published' : 'draft'} />
    <span className="block text-muted text-sm">{checkedText(meal)}</span>
  </div>
)

type ActionsProps = {
  meal: Meal
  onDuplicate: () => void
  onToggleCheck: () => Promise<void>
  onTogglePublished: () => Promise<void>
}

/** The actions on a meal besides editing and deleting it. */
const MealActions = ({ meal, onDuplicate, onToggleCheck, onTogglePublished }: ActionsProps) => (
  <>
    <button
      type="button"
      aria-label={`Duplicate ${meal.title}`}
      onClick={onDuplicate}
      className={actionClasses}
    >
      <Copy {...actionIcon} />
    </button>
    <CheckToggle title={meal.title} checked={meal.checkedBy !== null} onToggle={onToggleCheck} />
    <PublishToggle title={meal.title} published={meal.isPublished} onToggle={onTogglePublished} />
  </>
)

function MealCheckbox({ meal, selection }: { meal: Meal; selection: Selection }) {
  return (
    <label className="-m-2 grid size-10 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={`Select ${meal.title}`}
        checked={selection.has(meal)}
        onChange={() => selection.toggle(meal)}
        className="size-5 accent-accent"
      />
    </label>
  )
}

const NoMeals = ({ narrowed }: { narrowed: boolean }) => (
  <EmptyState
    heading={null}
    title="No meals found."
    hint={narrowed ? 'Try a different search term.' : 'Create your first meal!'}
  />
)
