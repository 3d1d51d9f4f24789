/** Converts to a single line: control characters and runs of whitespace become one space. */
export const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** Removes control characters other than line breaks and tabs. */
export const severalLines = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()

/** The number of characters as people count them: an emoji outside the basic plane counts once. */
export const lengthOf = (text: string) => [...text].length

/** True if the text has more than whitespace, invisible characters and combining marks. */
export const isVisible = (text: string) => /[^\p{Z}\p{C}\p{M}]/u.test(text)
