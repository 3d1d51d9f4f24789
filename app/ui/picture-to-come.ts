/**
 * The address of a picture that is still being drawn: a file of the site with an empty plate, so that every
 * client shows something. Content may tell several of them apart by a fragment.
 */
export const pictureToCome = '/picture-to-come.svg'

/** True for the address of a picture that is still being drawn. */
export const isToCome = (src: string): boolean => src.startsWith(pictureToCome)
