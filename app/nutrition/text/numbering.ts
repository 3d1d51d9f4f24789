/** Blanks the numbers of a numbered list ("1) eggs", "2. toast"). All positions stay the same. */
export function withoutNumbering(text: string): string {
  return text.replace(
    /(^|\n)([ \t]*)(\d{1,2}[).])(?=[ \t])/g,
    (_, line: string, gap: string, mark: string) => {
      return `${line}${gap}${' '.repeat(mark.length)}`
    },
  )
}
