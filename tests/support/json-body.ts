/** The options for `fetch` to send a value as JSON. */
export const jsonBody = (value: unknown, headers: Record<string, string> = {}) => ({
  headers: { ...headers, 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
})
