import { useRef, useState } from 'react'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import { ArrowLeftIcon } from '#app/ui/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import { LoadFailure } from '#app/ui/lists/load-failure.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { AddCategoryDialog } from '../labels/add-category-dialog.tsx'
import { AddMealTypeDialog } from '../labels/add-meal-type-dialog.tsx'
import type { LabelKind } from '../labels/category.ts'
import { LabelDialogs } from '../labels/label-dialogs.tsx'
import { type LabelQuestion, LabelSection } from '../labels/label-section.tsx'
import { useLabels } from '../labels/use-labels.ts'
import type { Route } from './+types/meal-labels.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Categories and Meal Types · ${siteInfoFrom(matches).name}` }]
}

/** The categories and meal types: to add, rename, merge and delete. */
export default function MealLabels() {
  const { phase, fault, labels, ...actions } = useLabels()
  const [adding, setAdding] = useState<LabelKind | null>(null)
  const [question, setQuestion] = useState<LabelQuestion | null>(null)
  const [asking, setAsking] = useState(false)
  const focusNext = useRef<() => void>(undefined)
  const added = {
    onOpenChange: () => setAdding(null),
    onAdded: actions.reload,
  }
  return (
    <>
      <Link to="/admin/meals" className="mb-2 inline-flex min-h-11 items-center gap-2 text-muted">
        <ArrowLeftIcon />
        Meal Management
      </Link>
      <h1 className="mb-6 text-2xl">Categories and Meal Types</h1>
      <LoadFailure failed={phase === 'failed'} fault={fault} onRetry={actions.reload} />
      {!labels && phase === 'loading' && <LoadingLabels />}
      {labels && (
        <div className="grid items-start gap-10 lg:grid-cols-2">
          {(['category', 'mealType'] as const).map((kind) => (
            <LabelSection
              key={kind}
              kind={kind}
              labels={labels[kind]}
              onAdd={() => setAdding(kind)}
              onAsk={(asked, next) => {
                setQuestion(asked)
                setAsking(true)
                focusNext.current = next
              }}
            />
          ))}
        </div>
      )}
      <AddCategoryDialog open={adding === 'category'} {...added} />
      <AddMealTypeDialog open={adding === 'mealType'} {...added} />
      <LabelDialogs
        question={question}
        open={asking}
        others={
          question && labels
            ? labels[question.kind].filter(({ _id }) => _id !== question.label._id)
            : []
        }
        actions={actions}
        onClose={() => setAsking(false)}
        onGone={() => focusNext.current?.()}
      />
    </>
  )
}

function LoadingLabels() {
  return (
    <div role="status" className="grid gap-10 lg:grid-cols-2">
      <span className="sr-only">Loading categories and meal types</span>
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  )
}
