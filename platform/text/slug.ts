/**
 * The slug of a title: lower case, letters of all scripts, digits, underscores and single hyphens. Empty if
 * the title has neither letters nor digits.
 */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(emojiParts, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}_\s-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return /[\p{L}\p{N}]/u.test(slug) ? slug : ''
}

/** Returns the slug if it is free, or else with the first free number appended, from `-2` on. */
export async function freeSlug(
  slug: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (!(await isTaken(candidate))) return candidate
  }
}

/** Variation selectors and keycaps, which would otherwise remain when their emoji is removed. */
const emojiParts = /[\u{FE00}-\u{FE0F}\u{20E3}\u{E0100}-\u{E01EF}]/gu

const idShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** True for text in the format of an id. */
export const isId = (text: string) => idShape.test(text)
