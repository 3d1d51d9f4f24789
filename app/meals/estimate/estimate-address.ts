import type { CorrectedPlate } from './plate/plate-rows.ts'

/** The path of the page that estimates plates. */
export const estimatePath = '/estimate'

/** Servers and proxies on the way refuse much longer addresses. */
const longestAddress = 6000

/** The address of the estimate of a text; null when the text is too long for an address. */
export function estimateAddress(text: string): string | null {
  return text === '' ? estimatePath : addressWith(new URLSearchParams({ text }))
}

/** The address of a corrected plate and the text it was read from; null when it is too long. */
export function plateAddress(text: string, { rows, unknown }: CorrectedPlate): string | null {
  const params = new URLSearchParams(text === '' ? {} : { text })
  for (const { foodId, amount, unit, read, words } of rows) {
    params.append('food', foodId)
    params.append('amount', amount)
    params.append('unit', unit)
    params.append('read', read)
    params.append('words', words)
  }
  // Marks a corrected plate with nothing left on it.
  if (rows.length === 0) params.append('food', '')
  for (const { text: stretch } of unknown) params.append('unknown', stretch)
  return addressWith(params)
}

function addressWith(params: URLSearchParams): string | null {
  const address = `${estimatePath}?${params}`
  return address.length > longestAddress ? null : address
}

/** Example plates. */
export const exampleTexts = [
  '150 g grilled chicken, 1 cup rice',
  'two scrambled eggs, 2 slices of toast with butter and a glass of orange juice',
  'a bowl of chicken biryani and raita',
  'a bowl of oatmeal with a banana and a handful of walnuts',
]
