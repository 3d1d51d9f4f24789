import { useState } from 'react'
import { Button } from './button.tsx'
import { ShareIcon } from './icons.tsx'

type Props = { title: string }

/**
 * Shares the page that is open: by the device's share sheet, else by copying its link. Needs
 * JavaScript; absent without.
 */
export function ShareButton({ title }: Props) {
  const [told, setTold] = useState('')
  return (
    <div className="noscript:hidden flex flex-wrap items-center gap-x-3 print:hidden">
      <Button look="secondary" onClick={async () => setTold(await sharePage(title))}>
        <ShareIcon />
        Share
      </Button>
      <p role="status" className="text-muted text-sm">
        {told}
      </p>
    </div>
  )
}

/** Gives what to tell the person; empty where the share sheet told it already. */
async function sharePage(title: string): Promise<string> {
  const url = window.location.href.replace(/#.*$/, '')
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url })
      return ''
    }
    await navigator.clipboard.writeText(url)
    return 'Link copied to clipboard!'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return ''
    console.warn('The browser neither shares nor copies', error)
    return `Copy this link: ${url}`
  }
}
