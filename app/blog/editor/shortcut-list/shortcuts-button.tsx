import { Keyboard } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FootButton } from '../foot/foot-button.tsx'
import { isMod, useKeys } from '../keyboard/use-keys.ts'
import { opensByQuestionMark } from './question-mark.tsx'
import { ShortcutDialog } from './shortcut-dialog.tsx'

/** Opens the list of shortcuts, as do Ctrl+/ in the text and `?` outside of fields. */
export function ShortcutsButton({ backToText }: { backToText: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const [isFromText, setFromText] = useState(false)
  const open = (fromText: boolean) => {
    setFromText(fromText)
    setOpen(true)
  }
  useKeys('screen', (event) => {
    if (!isMod(event, '/')) return false
    open(true)
    return true
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || isTyping(event.target)) return
      if (!opensByQuestionMark()) return
      event.preventDefault()
      setFromText(false)
      setOpen(true)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <FootButton name="Keyboard shortcuts" Icon={Keyboard} onUse={() => open(false)} />
      <ShortcutDialog
        open={isOpen}
        takeFocus={isFromText ? backToText : undefined}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

const noShortcuts =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"]'

/** True in fields and texts, where a question mark is a sign, and while a dialog is open. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(noShortcuts) !== null
}
