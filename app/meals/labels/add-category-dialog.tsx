import { api } from '#app/ui/browser/api-client.ts'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import type { Category } from '../meal.ts'
import { NameForm } from './name-form.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; onAdded: () => void }

/** Asks for a new category of meals. */
export function AddCategoryDialog({ open, onOpenChange, onAdded }: Props) {
  async function add(name: string) {
    await api.post<Category>('/categories', { name })
    onOpenChange(false)
    showToast('Category created successfully!')
    onAdded()
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="New category">
      <NameForm
        label="Category Name"
        missing="Category name is required"
        failed="Failed to add category"
        submit="Add Category"
        onSubmit={add}
        onCancel={() => onOpenChange(false)}
      />
    </Dialog>
  )
}
