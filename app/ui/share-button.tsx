import { Button } from './button.tsx'
import { ShareIcon } from './icons.tsx'
import { showErrorToast, showToast } from './toasts/toasts.tsx'

type Props = { title: string }

/**
 * Shares the open page with the share sheet of the device, or copies its link. Not rendered without JavaScript,
 * which it needs.
 */
export function ShareButton({ title }: Props) {
  return (
    <div className="noscript:hidden print:hidden">
      <Button look="secondary" onClick={() => sharePage(title)}>
        <ShareIcon />
        Share
      </Button>
    </div>
  )
}

/** No toast after a share sheet, which reports the result itself. */
async function sharePage(title: string): Promise<void> {
  const url = window.location.href.replace(/#.*$/, '')
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    showToast('Link copied to clipboard!')
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    console.warn('The browser neither shares nor copies', error)
    showErrorToast(`Copy this link: ${url}`)
  }
}
