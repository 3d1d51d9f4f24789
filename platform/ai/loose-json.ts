/**
 * Parses the JSON in a model's answer. Accepts text or code fences around it and trailing commas. Returns
 * undefined if there is no JSON.
 */
export function looseJson(text: string): unknown {
  const start = text.search(/[{[]/)
  if (start < 0) return undefined
  const close = text[start] === '{' ? '}' : ']'
  const end = text.lastIndexOf(close)
  if (end < start) return undefined
  const json = text.slice(start, end + 1)
  return tryParse(json) ?? tryParse(json.replaceAll(/,(\s*[}\]])/g, '$1'))
}

function tryParse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
