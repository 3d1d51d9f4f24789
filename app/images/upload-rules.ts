import { maxUploadBytes } from './image.ts'

/** What the file picker offers and the server takes. */
export const uploadTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp']

type FileFacts = Pick<File, 'type' | 'size'>

/** Why a file cannot be uploaded, as it is told to people; null when it can. */
export function uploadProblem(file: FileFacts | null | undefined): string | null {
  if (!file) return 'Please select an image file'
  if (!uploadTypes.includes(file.type)) {
    return 'Please upload a valid image file (JPEG, PNG, or WebP)'
  }
  return file.size > maxUploadBytes ? 'Image size should be less than 5MB' : null
}
