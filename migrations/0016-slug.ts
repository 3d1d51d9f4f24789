/** The slug of a title as it was when slug forms were first stored; today's may change, this one not. */
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

/** Variation selectors and key caps, which would be left behind when the emoji they belong to goes. */
const emojiParts = /[\u{FE00}-\u{FE0F}\u{20E3}\u{E0100}-\u{E01EF}]/gu
