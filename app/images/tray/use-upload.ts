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
  const large = useLargeFile({ onSmaller: choose, onFailed: setError })

  function choose(file: File | null | undefined) {
    const problem = uploadProblem(file)
    setError(problem)
    large.offer(file && isMerelyLarge(file) ? file : null)
    onFile(problem || !file ? null : file)
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
    shrink: large.shrink,
    send,
    error,
    busy: sent !== null,
    /** The share of the file that has been sent, 0 to 1. */
    sent: sent ?? 0,
    /** True when a file was refused only because of its size. */
    tooLarge: large.file !== null,
    shrinking: large.shrinking,
  }
}

type LargeFile = { onSmaller: (file: File) => void; onFailed: (message: string) => void }

/** A file that was refused only because of its size, to be made smaller on request. */
function useLargeFile({ onSmaller, onFailed }: LargeFile) {
  const [file, offer] = useState<File | null>(null)
  const [shrinking, setShrinking] = useState(false)
  async function shrink() {
    if (!file || shrinking) return
    setShrinking(true)
    try {
      onSmaller(await shrinkPicture(file))
    } catch (failure) {
      console.warn('The picture could not be made smaller', failure)
      offer(null)
      onFailed('This picture could not be made smaller here. Please choose another one.')
    } finally {
      setShrinking(false)
    }
  }
  return { file, offer, shrink, shrinking }
}
