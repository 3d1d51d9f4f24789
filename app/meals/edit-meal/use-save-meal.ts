import { type Obstacle, useSave } from '#app/publishing/saving/use-save.ts'
import type { TitleCheck } from '#app/publishing/saving/use-title-check.ts'
import type { Meal } from '../meal.ts'
import { fieldProblems, fieldsOf, type MealField, type MealFields } from './meal-fields.ts'
import type { EditMeal } from './use-edit-meal.ts'

type Options = {
  screen: EditMeal
  titleCheck: TitleCheck
  /** Moves the focus to a field. */
  focus: (field: MealField) => void
  onSaved: () => void
}

/** Checks and saves the meal, and resolves a conflict with somebody else's version. */
export function useSaveMeal({ screen, titleCheck, focus, onSaved }: Options) {
  const { autosave, fields, goOnFrom, itemChanges, state } = screen
  const { sendAfter, ...saving } = useSave({
    autosave,
    read: () => fields,
    // Figures that came after the save would look like something typed meanwhile.
    settle: itemChanges.settled,
    problemsOf: fieldProblems,
    findObstacle: () => findObstacle(fields, titleCheck),
    focus,
    fieldAt: (path) => (isField(path) ? path : null),
    savedText: 'Meal updated successfully!',
    // When the session has ended, a sign-in dialog opens and says so.
    onFailure: ({ name, failure }) =>
      name === 'signedOut' ? null : (failure ?? 'Failed to update meal. Please try again.'),
    onSaved,
  })
  return {
    ...saving,
    status: state.status,
    /** Saves what was chosen from both versions, over the latest one. */
    keep: (latest: Meal, chosen: MealFields) => sendAfter(() => goOnFrom(latest, chosen)),
    takeTheirs: (latest: Meal) => goOnFrom(latest, fieldsOf(latest)),
    askLater: autosave.defer,
  }
}

const isField = (path: string): path is 'title' | 'imageUrl' | 'description' =>
  ['title', 'imageUrl', 'description'].includes(path)

async function findObstacle(
  fields: MealFields,
  titleCheck: TitleCheck,
): Promise<Obstacle<MealFields, MealField> | null> {
  const [field] = fieldProblems(fields).keys()
  // Where something else is missing, the server is not asked first.
  if (field ? titleCheck.taken : await titleCheck.ask()) {
    return {
      field: 'title',
      text: 'Please fix the title issue before submitting',
      stands: ({ title }) => title === fields.title,
    }
  }
  return field ? { field, text: null, stands: () => true } : null
}

export type SaveMeal = ReturnType<typeof useSaveMeal>
