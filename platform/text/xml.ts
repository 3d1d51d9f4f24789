const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes text for XML and removes characters that XML forbids. */
export function xmlText(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}
