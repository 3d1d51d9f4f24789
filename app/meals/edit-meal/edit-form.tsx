import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { OthersHere } from '#app/publishing/presence/others-here.tsx'
import { maxTitleLength } from '#app/publishing/publication.ts'
import { DraftNotice } from '#app/publishing/saving/draft-notice.tsx'
import { SaveBar, SaveButtons } from '#app/publishing/saving/save-bar.tsx'
import { type TitleCheck, useTitleCheck } from '#app/publishing/saving/use-title-check.ts'
import type { DraftPlace } from '#app/ui/browser/draft-place.ts'
import { Button } from '#app/ui/button.tsx'
import { LeaveDialog } from '#app/ui/dialogs/leave-dialog.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { LabelsFailure } from '../create-meal/label-fields.tsx'
import { Panel } from '../create-meal/panel.tsx'
import { type Meal, takenMealTitle } from '../meal.ts'
import { sayWarnings } from '../warnings/say-warnings.ts'
import { WarningList } from '../warnings/warning-list.tsx'
import { mealWarnings, presentationWarnings } from '../warnings/warnings.ts'
import { CheckPart } from './check-part.tsx'
import { ImageFields } from './image-fields.tsx'
import { CategoryChoices, MealTypeChoice } from './label-choices.tsx'
import { MealVersions } from './meal-versions-dialog.tsx'
import { NutritionPart } from './nutrition-part.tsx'
import { type EditMeal, useEditMeal } from './use-edit-meal.ts'
import { type SaveMeal, useSaveMeal } from './use-save-meal.ts'

type Props = { meal: Meal; place: DraftPlace }

/** The form with every field of a meal; what is typed is kept in the browser until it is saved. */
export function EditForm({ meal, place }: Props) {
  const screen = useEditMeal(meal, place)
  const navigate = useNavigate()
  const fields = useRef<HTMLDivElement>(null)
  const titleCheck = useTitleCheck('/meals/update/check-title', screen.fields.title, screen.state)
  const saving = useSaveMeal({
    screen,
    titleCheck,
    focus: (name) => fields.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus(),
    onSaved() {
      screen.autosave.finish()
      if (screen.fields.isPublished) sayWarnings(mealWarnings(screen.fields))
      navigate('/dashboard')
    },
  })
  return (
    <>
      <OthersHere kind="meal" id={meal._id} openElsewhere={screen.openElsewhere}>
        This meal is also open in another tab. What you type here is kept apart.
      </OthersHere>
      {screen.restored && <RestoredNotice onDiscard={screen.discard} />}
      <div ref={fields} className="grid max-w-3xl grid-cols-1 gap-6">
        <Panel title="About the meal">
          <AboutFields screen={screen} saving={saving} titleCheck={titleCheck} />
        </Panel>
        <Panel title="Image">
          <ImageFields screen={screen} saving={saving} />
        </Panel>
        <Panel title="Nutrition of one serving">
          <NutritionPart screen={screen} saving={saving} />
        </Panel>
        <Panel title="Check">
          <CheckPart screen={screen} />
        </Panel>
        <WarningList
          warnings={presentationWarnings(screen.fields)}
          onFix={(fixed) => screen.change(fixed)}
        />
        <Checkbox
          label="Publish this meal"
          checked={screen.fields.isPublished}
          onChange={(event) => screen.change({ isPublished: event.target.checked })}
        />
      </div>
      <SaveBar
        failure={saving.failure}
        state={
          <span className="min-w-0 text-muted text-sm max-sm:hidden">{draftText(screen)}</span>
        }
      >
        <SaveButtons cancelTo="/admin/meals">
          <Button busy={saving.busy} busyText="Updating..." onClick={saving.save}>
            Update Meal
          </Button>
        </SaveButtons>
      </SaveBar>
      <MealVersions screen={screen} saving={saving} />
      <LeaveDialog atRisk={() => atRisk(screen)} busy={saving.busy} />
    </>
  )
}

type AboutProps = { screen: EditMeal; saving: SaveMeal; titleCheck: TitleCheck }

function AboutFields({ screen, saving, titleCheck }: AboutProps) {
  const { base, fields, change } = screen
  return (
    <div className="grid gap-6">
      <Field
        label="Title"
        hint={<span className="break-all">Address: /meals/{base.slug}</span>}
        error={saving.problemOf('title') ?? (titleCheck.taken ? takenMealTitle : null)}
      >
        <TextInput
          name="title"
          value={fields.title}
          maxLength={maxTitleLength}
          autoComplete="off"
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <Field label="Description" error={saving.problemOf('description')}>
        <TextArea
          name="description"
          value={fields.description}
          maxLength={5000}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
      <LabelsFailure screen={screen} />
      <CategoryChoices screen={screen} />
      <MealTypeChoice screen={screen} />
    </div>
  )
}

function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <DraftNotice
      className="max-w-3xl"
      buttons={
        <Button look="secondary" onClick={onDiscard}>
          Discard them
        </Button>
      }
    >
      Your changes from before, not saved yet, are back.
    </DraftNotice>
  )
}

function draftText({ dirty, kept }: EditMeal): string | null {
  if (!dirty) return null
  return kept
    ? 'Kept in this browser until you save.'
    : 'Not kept: this browser does not let us store it.'
}

/** The warning before leaving; what would be lost comes before what the draft keeps. */
function atRisk({ autosave, file, tray, kept }: EditMeal): string | null {
  if (autosave.isClosed()) return null
  const dirty = autosave.isDirty()
  if (file) return 'The chosen file has not been uploaded yet.'
  if (tray.requesting) return 'The images have not been requested yet.'
  if (!kept && dirty) return 'This browser does not let us keep what you typed.'
  return dirty ? 'Your changes are not saved yet. They are kept in this browser.' : null
}
