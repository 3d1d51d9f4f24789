/** Text of one line: control characters and runs of space become one space. */
export const oneLine = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** Text of several lines: control characters other than line breaks and tabs are left out. */
export const severalLines = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()

/** Characters as people count them: an emoji outside the basic plane is one, not two. */
export const lengthOf = (text: string) => [...text].length

/** False for nothing but spaces and characters that only shape others. */
export const isVisible = (text: string) => /[^\p{Z}\p{C}\p{M}]/u.test(text)
