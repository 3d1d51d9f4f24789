import { useState } from 'react'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'

type Removed = { meals: number; posts: number }

const countText = (count: number, what: string) =>
  `${count === 0 ? 'no' : count} ${what}${count === 1 ? '' : 's'}`

/** What was removed, in words: "1 sample meal and no sample articles are in the trash". */
export function removedText({ meals, posts }: Removed): string {
  if (meals + posts === 0) return 'There were no samples left'
  const text = `${countText(meals, 'sample meal')} and ${countText(posts, 'sample article')}`
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} are in the trash`
}

/** A button that moves all sample meals and articles to the trash. */
export function RemoveSamples({ onRemoved }: { onRemoved: () => Promise<unknown> }) {
  const [asking, setAsking] = useState(false)
  async function remove() {
    try {
      showToast(removedText(await api.delete<Removed>('/settings/samples')))
    } catch (error) {
      showErrorToast(messageOf(error, 'Failed to remove the samples'))
      // Some may have been removed before it failed.
      await onRemoved()
      return
    }
    await onRemoved()
    // The button has gone with the samples, so the focus moves to the title of the screen.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('h1')?.focus())
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
