import { useEffect, useState } from 'react'
import { onSessionRefused } from '#app/ui/api-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Opens over a screen whose call was refused, so that nothing that was typed there is lost. */
export function SignInAgain() {
  const [open, setOpen] = useState(false)
  useEffect(() => onSessionRefused(() => setOpen(true)), [])
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Sign in again"
      description="Your session has ended. What you typed is still here."
    >
      <SignInForm
        onSignedIn={() => setOpen(false)}
        aside={
          <Button look="secondary" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        }
      />
    </Dialog>
  )
}
