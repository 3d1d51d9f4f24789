import { useEffect, useRef } from 'react'
import { saveFile } from '#app/ui/browser/save-file.ts'
import { Button } from '#app/ui/button.tsx'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'

/** Recovery codes, which are shown once, to copy or save. Gets the focus. */
export function RecoveryCodesList({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  const all = `${codes.join('\n')}\n`
  async function copy() {
    try {
      await navigator.clipboard.writeText(all)
      showToast('Codes copied')
    } catch {
      showErrorToast('The codes could not be copied. Save them as a file.')
    }
  }
  return (
    <div className="grid max-w-lg gap-5">
      <p ref={text} tabIndex={-1} className="outline-none">
        Keep these recovery codes. Each one replaces a code of the app once, if you lose your phone.
        They are not shown again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-card border border-line bg-surface p-5 font-mono tabular-nums sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={copy}>
          Copy Codes
        </Button>
        <Button
          look="secondary"
          onClick={() => saveFile(new Blob([all], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Save as File
        </Button>
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  )
}
