/** As React escapes texts and values of attributes. Most have nothing to escape. */
export const escapeText = (text: string) =>
  /["'&<>]/.test(text) ? text.replace(/["'&<>]/g, (sign) => entities[sign] ?? '') : text

const entities: Record<string, string> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
}
