/** A frozen copy of slugOf as of this migration, so that later changes do not alter its result. */
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

/** Variation selectors and keycaps, which would otherwise remain when their emoji is removed. */
const emojiParts = /[\u{FE00}-\u{FE0F}\u{20E3}\u{E0100}-\u{E01EF}]/gu
