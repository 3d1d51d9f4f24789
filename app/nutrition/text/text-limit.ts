/** Longest text, in characters, that is read for foods. */
export const maxTextLength = 10_000

export const textTooLong = `The text must have at most ${maxTextLength} characters`
