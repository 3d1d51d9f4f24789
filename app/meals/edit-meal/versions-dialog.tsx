import { useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { differingFields, fieldsOf } from './meal-fields.ts'
import type { EditMeal } from './use-edit-meal.ts'
import type { SaveMeal } from './use-save-meal.ts'

type Props = { screen: EditMeal; saving: SaveMeal }

/** Shows where two versions of the meal differ, when somebody else saved it first, and asks for one. */
export function VersionsDialog({ screen, saving }: Props) {
  const { theirs } = saving
  // What it says stays while it closes.
  const last = useRef(theirs)
  if (theirs) last.current = theirs
  const latest = last.current
  return (
    <Dialog
      open={theirs !== null}
      onOpenChange={(open) => !open && saving.askLater()}
      title="Someone else changed this meal"
      description="This is where your version and theirs differ. Which one shall stay?"
    >
      {latest && <Differences screen={screen} latest={latest} />}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={() => latest && saving.takeTheirs(latest)}>
          Take theirs
        </Button>
        <Button onClick={() => latest && saving.keepMine(latest)}>Keep mine</Button>
      </div>
    </Dialog>
  )
}

type DifferencesProps = { screen: EditMeal; latest: EditMeal['base'] }

function Differences({ screen: { fields, labels }, latest }: DifferencesProps) {
  const known = [...labels.categories, ...labels.mealTypes, ...latest.categories]
  const nameOf = (id: string) => known.find(({ _id }) => _id === id)?.name ?? 'Unknown'
  const names = { category: nameOf, mealType: nameOf }
  return (
    <ul className="grid gap-4">
      {differingFields(fields, fieldsOf(latest), names).map(({ name, mine, theirs }) => (
        <li key={name}>
          <p className="font-semibold">{name}</p>
          <dl className="mt-1 grid grid-cols-2 gap-3">
            <Version name="Yours" text={mine} />
            <Version name="Theirs" text={theirs} />
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Version({ name, text }: { name: string; text: string }) {
  return (
    <div className="min-w-0 rounded-field bg-sunken px-3 py-2">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="whitespace-pre-line break-words">{text || 'Nothing'}</dd>
    </div>
  )
}
