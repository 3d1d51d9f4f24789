import { useState } from 'react'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'

type Removed = { meals: number; posts: number }

/** A button that moves all sample meals and articles to the trash. */
export function RemoveSamples({ onRemoved }: { onRemoved: () => Promise<unknown> }) {
  const [asking, setAsking] = useState(false)
  async function remove() {
    try {
      const { meals, posts } = await api.delete<Removed>('/settings/samples')
      showToast(`${meals} sample meals and ${posts} sample articles are in the trash`)
    } catch (error) {
      showErrorToast(messageOf(error, 'Failed to remove the samples'))
    }
    await onRemoved()
  }
  return (
    <>
      <Button look="secondary" className="mt-4" onClick={() => setAsking(true)}>
        Remove all samples
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question="Remove all sample meals and articles?"
        detail="They stay in the trash for 30 days. Those whose description you changed are kept."
        confirm="Remove"
        onConfirm={remove}
      />
    </>
  )
}
