import { type RefObject, useId, useRef, useState } from 'react'
import { isMerelyLarge, uploadProblem, uploadTypes } from '#app/images/making/upload-rules.ts'
import { fitPixels, shrinkPicture } from '#app/images/tray/shrink-picture.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { Button, buttonClasses } from '#app/ui/button.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import { isStaff } from '#platform/api/caller.ts'
import type { User } from '../account.ts'

type Picture = { avatar: string | null }

const loadPicture = (signal: AbortSignal) => api.get<Picture>('/auth/picture', { signal })

/** The author picture that posts show. Staff may upload one; other users may only remove theirs. */
export function OwnPicture({ user }: { user: User }) {
  const picture = useLoaded(loadPicture, 'Failed to load your picture')
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const avatar = picture.data?.avatar ?? null
  const mayUpload = isStaff(user)
  if (!mayUpload && avatar === null) return null

  async function carryOut(change: Promise<Picture>, done: string, failure: string) {
    setBusy(true)
    try {
      const changed = await change
      picture.change(() => changed)
      showToast(done)
      input.current?.focus()
    } catch (error) {
      showErrorToast(messageOf(error, failure))
    }
    setBusy(false)
  }

  const remove = () =>
    carryOut(
      api.delete<Picture>('/auth/picture'),
      'Picture removed',
      'Failed to remove the picture',
    )

  return (
    <div className="mb-6 flex max-w-lg flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar name={user.name} src={avatar} className="size-20 text-xl" />
      <div>
        <div className="flex flex-wrap gap-3">
          {mayUpload && (
            <FileButton
              label={avatar === null ? 'Upload Picture' : 'Change Picture'}
              input={input}
              busy={busy}
              onFile={(file) =>
                carryOut(sendPicture(file), 'Picture saved', 'Failed to upload image')
              }
            />
          )}
          {avatar !== null && (
            <Button look="quiet" busy={busy} onClick={remove}>
              Remove Picture
            </Button>
          )}
        </div>
        <p className="mt-2 text-muted text-sm">Shown round, beside the posts that you write.</p>
      </div>
    </div>
  )
}

type FileProps = {
  label: string
  input: RefObject<HTMLInputElement | null>
  busy: boolean
  onFile: (file: File) => void
}

/** A file input that looks like a button and shows what is wrong with a file. */
function FileButton({ label, input, busy, onFile }: FileProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const problemId = useId()
  function choose(file: File | undefined) {
    const found = isMerelyLarge(file) ? null : uploadProblem(file)
    setProblem(found)
    if (file && !found && !busy) onFile(file)
  }
  return (
    <div>
      <label
        className={joinClasses(
          buttonClasses('secondary'),
          'relative cursor-pointer has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2',
        )}
      >
        {busy ? 'Saving...' : label}
        <input
          ref={input}
          type="file"
          accept={uploadTypes.join(',')}
          aria-disabled={busy || undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          className="sr-only"
          onChange={(event) => {
            choose(event.target.files?.[0])
            // Allows the same file to be chosen again.
            event.target.value = ''
          }}
        />
      </label>
      {problem && (
        <p id={problemId} role="alert" className="mt-2 font-medium text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}

/** Uploads a picture. Photos of phones are often larger than the server accepts, so they are shrunk first. */
async function sendPicture(file: File): Promise<Picture> {
  const fitting = isMerelyLarge(file) ? await shrinkPicture(file) : await fitPixels(file)
  return await api.upload<Picture>('/auth/picture', fitting)
}
