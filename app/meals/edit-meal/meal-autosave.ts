import { sendChanges } from '#app/publishing/autosave/send-changes.ts'
import type { Outcome, Rules, Sending } from '#app/publishing/autosave/states.ts'
import { api } from '#app/ui/browser/api-client.ts'
import type { Meal } from '../meal.ts'
import { type EditDraft, noWishes } from './edit-draft.ts'
import { fieldsOf, type MealFields, mealChanges } from './meal-fields.ts'
import { isSameMeal } from './meal-versions.ts'

/** What is typed on the edit screen. */
export type TypedMeal = Pick<EditDraft, 'fields' | 'wishes'>

/** A meal is only saved by hand; its local draft includes what was typed to get another image. */
export const mealRules: Rules<TypedMeal, Meal> = {
  enabled: () => false,
  isSame: (a, b, scope) =>
    isSameMeal(a.fields, b.fields) &&
    (scope !== 'local' || JSON.stringify(a.wishes) === JSON.stringify(b.wishes)),
  isEmpty: () => false,
  isReady: () => true,
  writeDelay: 0,
}

/** What the server has when it has these fields. */
export const heldFields = (fields: MealFields): TypedMeal => ({ fields, wishes: noWishes })

/** Sends a meal and returns the outcome. */
export const sendMeal = (sending: Sending<TypedMeal, Meal>): Promise<Outcome<TypedMeal, Meal>> =>
  sendChanges(
    {
      async update(base, { fields: { fields } }) {
        const stored = await api.put<Meal>(`/meals/${base._id}`, mealChanges(fields, base))
        return { stored, held: heldFields(fields) }
      },
      load: (id) => api.get<Meal>(`/meals/${id}`),
      isSame: (latest, { fields: { fields } }) => isSameMeal(fields, fieldsOf(latest)),
    },
    sending,
  )
