import { maxPixels, maxUploadBytes } from '../image.ts'

/** The types that the file picker offers and the server accepts. */
export const uploadTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp']

const tooLarge = 'Image size should be less than 5MB'

const wrongType = 'Please upload a valid image file (JPEG, PNG, or WebP)'

const heicHelp =
  'This one is a HEIC photo: share it as JPEG, or choose “Most Compatible” in the camera settings of the phone.'

type FileFacts = Pick<File, 'type' | 'size'> & { name?: string }

/** The message that says why a file cannot be uploaded; null when it can. */
export function uploadProblem(file: FileFacts | null | undefined): string | null {
  if (!file) return 'Please select an image file'
  if (isHeic(file)) return `${wrongType}. ${heicHelp}`
  if (!uploadTypes.includes(file.type)) return wrongType
  return file.size > maxUploadBytes ? tooLarge : null
}

/** True when only its size prevents the upload of a file, which could be made smaller. */
export const isMerelyLarge = (file: FileFacts | null | undefined) =>
  uploadProblem(file) === tooLarge

/** True for HEIC, the photo format of phones that most browsers cannot show. Some systems report no type. */
const isHeic = ({ type, name = '' }: FileFacts) =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))

type Size = { width: number; height: number }

/** True for more pixels than the server decodes. */
export const hasTooManyPixels = ({ width, height }: Size) => width * height > maxPixels

/** Longest side in px of a picture that is made smaller: more than any page shows. */
const longestSide = 4096

/** The size reduced to `longestSide`, with the same aspect ratio. */
export function smallerSize({ width, height }: Size): Size {
  const share = Math.min(1, longestSide / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * share)),
    height: Math.max(1, Math.round(height * share)),
  }
}
