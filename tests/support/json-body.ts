/** What `fetch` needs to send a value as JSON, the way the API takes it. */
export const jsonBody = (value: unknown, headers: Record<string, string> = {}) => ({
  headers: { ...headers, 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
})
