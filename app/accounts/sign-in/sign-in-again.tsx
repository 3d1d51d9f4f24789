import { useCallback, useEffect, useRef, useState } from 'react'
import { onSignInNeeded } from '#app/ui/browser/api-client.ts'
import { onTokenChangedElsewhere, storedToken } from '#app/ui/browser/session-token.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { SignInForm } from './sign-in-form.tsx'

/**
 * A sign-in dialog over a screen whose call was refused, so that typed text is not lost. The call waits, and is
 * sent again once the person has signed in, here or in another tab.
 */
export function SignInAgain() {
  const [open, setOpen] = useState(false)
  const waiting = useRef<((signedIn: boolean) => void)[]>([])

  const finish = useCallback((signedIn: boolean) => {
    setOpen(false)
    for (const answer of waiting.current.splice(0)) answer(signedIn)
  }, [])

  useEffect(() => {
    const stops = [
      onSignInNeeded(() => {
        setOpen(true)
        return new Promise((resolve) => waiting.current.push(resolve))
      }),
      onTokenChangedElsewhere(() => {
        if (storedToken()) finish(true)
      }),
      () => finish(false),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [finish])

  return (
    <Dialog
      open={open}
      onOpenChange={(opens) => !opens && finish(false)}
      title="Sign in again"
      description="Your session has ended. What you typed is still here."
    >
      <SignInForm
        onSignedIn={() => finish(true)}
        aside={
          <Button look="secondary" onClick={() => finish(false)}>
            Cancel
          </Button>
        }
      />
    </Dialog>
  )
}
