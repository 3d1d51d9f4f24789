import { useNavigate } from 'react-router'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { useOnce } from '#app/ui/browser/use-once.ts'
import { Button } from '#app/ui/button.tsx'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'

type Props = { pageId: string; onRestored: () => void }

/** Goes back to the text that the program brings, which is the first version of the page. */
export function BuiltInText({ pageId, onRestored }: Props) {
  const { busy, once } = useOnce()
  const navigate = useNavigate()
  const restore = () =>
    once(async () => {
      try {
        await api.delete(`/pages/${pageId}`)
      } catch (error) {
        showErrorToast(messageOf(error, 'Failed to restore the built-in text'))
        return
      }
      showToast('The built-in text is shown again')
      onRestored()
      navigate('/admin/pages')
    })
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-field bg-sunken px-4 py-3">
      <p className="text-sm">
        The first version is the built-in text. Later ones stay in this list.
      </p>
      <Button look="secondary" busy={busy} onClick={() => void restore()}>
        Restore the built-in text
      </Button>
    </div>
  )
}
