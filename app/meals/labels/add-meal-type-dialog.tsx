import { api } from '#app/ui/browser/api-client.ts'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import type { MealType } from '../meal.ts'
import { NameForm } from './name-form.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; onAdded: () => void }

/** Asks for a new meal type. */
export function AddMealTypeDialog({ open, onOpenChange, onAdded }: Props) {
  async function add(name: string) {
    await api.post<MealType>('/mealtypes', { name })
    onOpenChange(false)
    showToast('Meal type created successfully!')
    onAdded()
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="New meal type">
      <NameForm
        label="Meal Type Name"
        missing="Meal type name is required"
        failed="Failed to add meal type"
        submit="Add Meal Type"
        onSubmit={add}
        onCancel={() => onOpenChange(false)}
      />
    </Dialog>
  )
}
