/** What would look like cloth under a sauce. */
export const strands = /spaghetti|fettuccine|linguine|noodle|strand|vermicelli/

/** How a sauce lies: thin over pieces, its edge ragged; of strands it fills the gaps, so that they are seen in it. */
export const amongPieces = {
  thick: 2.3,
  fills: 6,
  bares: 1.4,
  waves: 0.13,
  ragged: 4,
  fades: 0.86,
  veil: { clear: 0.45, most: 1, least: 0.4 },
}
/** Thick and smooth, in a round outline with a few tongues. */
export const smoothly = {
  thick: 2.4,
  fills: 9,
  waves: 0.16,
  drips: 2,
  far: 1.3,
  soft: 2,
  veil: { clear: 0.5, most: 1, least: 0.3 },
}
export const amongStrands = {
  thick: 0.7,
  fills: 4,
  bares: 0.2,
  waves: 0.16,
  ragged: 6,
  fades: 1.02,
  veil: { clear: 0.7, most: 0.9, least: 0.1 },
}
/** What of it stays on top of them: a spoonful in the middle. */
export const onStrands = { thick: 2.6, fills: 5, bares: 2, waves: 0.2, ragged: 5, fades: 0.86 }
