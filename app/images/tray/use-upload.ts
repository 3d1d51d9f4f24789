import { useState } from 'react'
import { ApiError, api, messageOf } from '#app/ui/browser/api-client.ts'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import type { Image } from '../image.ts'
import { isMerelyLarge, uploadProblem } from '../making/upload-rules.ts'
import { fitPixels, shrinkPicture } from './shrink-picture.ts'

type Options = { onFile: (file: File | null) => void; onUploaded: (image: Image) => void }

/** Checks a file, makes it smaller on request, and uploads it. */
export function useUpload({ onFile, onUploaded }: Options) {
  const [error, setError] = useState<string | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const [tooLarge, setTooLarge] = useState<File | null>(null)
  const [shrinking, setShrinking] = useState(false)

  function choose(file: File | null | undefined) {
    const problem = uploadProblem(file)
    setError(problem)
    setTooLarge(file && isMerelyLarge(file) ? file : null)
    onFile(problem || !file ? null : file)
  }

  async function shrink() {
    if (!tooLarge || shrinking) return
    setShrinking(true)
    try {
      choose(await shrinkPicture(tooLarge))
    } catch (failure) {
      console.warn('The picture could not be made smaller', failure)
      setTooLarge(null)
      setError('This picture could not be made smaller here. Please choose another one.')
    } finally {
      setShrinking(false)
    }
  }

  async function send(file: File) {
    if (sent !== null) return
    setSent(0)
    setError(null)
    try {
      const fitting = await fitPixels(file)
      onUploaded(await api.upload<Image>('/images/upload', fitting, { onSent: setSent }))
      onFile(null)
      showToast('Image uploaded successfully')
    } catch (failure) {
      // After a 401 the sign-in dialog opens and gives the reason.
      const signedOut = failure instanceof ApiError && failure.status === 401
      setError(signedOut ? null : messageOf(failure, 'Failed to upload image'))
    } finally {
      setSent(null)
    }
  }

  return {
    choose,
    shrink,
    send,
    error,
    busy: sent !== null,
    /** The share of the file that has been sent, 0 to 1. */
    sent: sent ?? 0,
    /** True when a file was refused only because of its size. */
    tooLarge: tooLarge !== null,
    shrinking,
  }
}
