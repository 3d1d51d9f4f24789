import { useId, useState } from 'react'
import {
  VersionButtons,
  VersionChoice,
  VersionList,
  VersionsDialog,
} from '#app/publishing/saving/versions-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Meal } from '../meal.ts'
import { fieldsOf } from './meal-fields.ts'
import {
  chooseField,
  differingFields,
  type FieldDifference,
  untouchedFields,
  type VersionKey,
  withFieldsOf,
} from './meal-versions.ts'
import type { EditMeal } from './use-edit-meal.ts'
import type { SaveMeal } from './use-save-meal.ts'

type Props = { screen: EditMeal; saving: SaveMeal }

/** Shows both versions of the meal after a conflict, with a choice for each field. */
export const MealVersions = ({ screen, saving }: Props) => (
  <VersionsDialog
    status={saving.status}
    title="Someone else changed this meal"
    description="This is where your version and theirs differ. Choose what shall stay."
    onLater={saving.askLater}
  >
    {(latest) => (
      <Versions key={latest.updatedAt} screen={screen} saving={saving} latest={latest} />
    )}
  </VersionsDialog>
)

/** What differs, with a choice for each field. */
function Versions({ screen, saving, latest }: Props & { latest: Meal }) {
  const { fields, before, labels } = screen
  const theirs = fieldsOf(latest)
  const known = [...labels.categories, ...labels.mealTypes, ...latest.categories]
  const nameOf = (id: string) => known.find(({ _id }) => _id === id)?.name ?? 'Unknown'
  const differences = differingFields(fields, theirs, { category: nameOf, mealType: nameOf })
  const differing = differences.map(({ key }) => key)
  const [fromThem, setFromThem] = useState<ReadonlySet<VersionKey>>(() => {
    const touched = new Set(differingFields(fields, before).map(({ key }) => key))
    return untouchedFields(differing, touched)
  })

  return (
    <>
      <VersionList differences={differences} keyOf={({ key }) => key}>
        {(difference) => (
          <Choice
            difference={difference}
            isTheirs={fromThem.has(difference.key)}
            onChange={(isTheirs) =>
              setFromThem(chooseField(fromThem, differing, { key: difference.key, isTheirs }))
            }
          />
        )}
      </VersionList>
      <VersionButtons
        onTakeTheirs={() => saving.takeTheirs(latest)}
        onKeepMine={() => saving.keep(latest, fields)}
      >
        <Button onClick={() => saving.keep(latest, withFieldsOf(fields, theirs, fromThem))}>
          Save what is chosen
        </Button>
      </VersionButtons>
    </>
  )
}

type ChoiceProps = {
  difference: FieldDifference
  isTheirs: boolean
  onChange: (isTheirs: boolean) => void
}

function Choice({ difference: { name, mine, theirs }, isTheirs, onChange }: ChoiceProps) {
  const group = useId()
  const version = (title: string, text: string, value: boolean) => (
    <VersionChoice
      group={group}
      title={title}
      checked={isTheirs === value}
      onChange={() => onChange(value)}
    >
      {text || 'Nothing'}
    </VersionChoice>
  )
  return (
    <fieldset>
      <legend className="mb-2 font-semibold leading-6">{name}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {version('Yours', mine, false)}
        {version('Theirs', theirs, true)}
      </div>
    </fieldset>
  )
}
