import { useState, useSyncExternalStore } from 'react'
import type { Image } from '#app/images/image.ts'
import { uploadProblem } from '#app/images/making/upload-rules.ts'
import { fitPixels } from '#app/images/tray/shrink-picture.ts'
import { api, messageOf } from '#app/ui/browser/api-client.ts'
import { createUploadStore, type UploadSource, type UploadStore } from './upload-store.ts'

const uploadFailed = 'Failed to upload image'

const onAnotherDisk =
  'This picture was not copied with the text. Copy it alone and paste it here, or upload its file.'

/** A file that is refused before it is sent. */
class UnfitFile extends Error {}

/** Stores an image on the server and reports the progress. Returns its address. */
export async function sendImage(
  source: UploadSource,
  onProgress: (progress: number) => void,
): Promise<string> {
  if (!(source instanceof File)) {
    if (/^file:/i.test(source.url)) throw new UnfitFile(onAnotherDisk)
    const image = await api.post<Image>('/images/url', { imageUrl: source.url })
    return image.imageUrl
  }
  const problem = uploadProblem(source)
  if (problem) throw new UnfitFile(problem)
  const file = await fitPixels(source)
  const image = await api.upload<Image>('/images/upload', file, { onSent: onProgress })
  return image.imageUrl
}

/** The message about an image that could not be stored. */
export const uploadFailure = (error: unknown): string =>
  error instanceof UnfitFile ? error.message : messageOf(error, uploadFailed)

/** The uploads of this screen. */
export function useUploadStore(): UploadStore {
  const [store] = useState(() => createUploadStore(sendImage, uploadFailure))
  return store
}

/** The state of one upload; undefined for an unknown one. */
export const useUpload = (store: UploadStore, id: string) =>
  useSyncExternalStore(store.subscribe, () => store.get(id))
