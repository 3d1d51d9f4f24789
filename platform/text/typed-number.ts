/** Commas that part thousands: "1,500", but not "0,500". */
const thousands = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/

/**
 * The number that was typed into a field, with a point or a comma before decimals, or commas between thousands as
 * the site writes them itself; NaN for anything else, such as a negative number.
 */
export function typedNumber(text: string): number {
  const typed = text.trim()
  const plain = thousands.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.')
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}
