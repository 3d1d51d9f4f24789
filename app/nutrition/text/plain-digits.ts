/** The zeros of scripts whose digits people type: Arabic, Urdu, the scripts of India, Thai. */
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50,
]

/** Full-width forms, as Japanese and Chinese keyboards type them: "！" to "～", so far from "!" to "~". */
const wide = { from: 0xff01, shift: 0xfee0 }

/**
 * The text with digits of other scripts, and full-width letters and signs, as those of ASCII: "１００ｇ" and "۱۰۰g"
 * are "100g". Every character keeps its position.
 */
export function plainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}|[\uff01-\uff5e]/gu, plainOf)
}

function plainOf(character: string): string {
  const code = character.charCodeAt(0)
  if (code >= wide.from) return String.fromCharCode(code - wide.shift)
  const zero = zeros.find((zero) => code >= zero && code < zero + 10)
  return zero === undefined ? character : String(code - zero)
}
