/** The path of the page that estimates plates. */
export const estimatePath = '/estimate'

/** Servers and proxies on the way refuse much longer addresses. */
const longestAddress = 6000

/** The address of the estimate of a text; null when the text is too long for an address. */
export function estimateAddress(text: string): string | null {
  if (text === '') return estimatePath
  const address = `${estimatePath}?${new URLSearchParams({ text })}`
  return address.length > longestAddress ? null : address
}

/** Example plates. */
export const exampleTexts = [
  '150 g grilled chicken, 1 cup rice',
  'two scrambled eggs, 2 slices of toast with butter and a glass of orange juice',
  'a bowl of chicken biryani and raita',
  'a bowl of oatmeal with a banana and a handful of walnuts',
]
