/** A response with an XML document of this media type. */
export function xmlAnswer(type: string, body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
    headers: { 'Content-Type': `${type}; charset=utf-8` },
  })
}

/** A response with lines of plain text. */
export function textAnswer(lines: string[]): Response {
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
