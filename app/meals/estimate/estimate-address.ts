/** Where plates are estimated. */
export const estimatePath = '/estimate'

/** Servers and proxies between here and there refuse addresses that are much longer. */
const longestAddress = 6000

/** The address that shows what is on this plate; null where the text is too long to stand in one. */
export function estimateAddress(text: string): string | null {
  if (text === '') return estimatePath
  const address = `${estimatePath}?${new URLSearchParams({ text })}`
  return address.length > longestAddress ? null : address
}

/** Plates to begin with. */
export const exampleTexts = [
  '150 g grilled chicken, 1 cup rice',
  'two scrambled eggs, 2 slices of toast with butter and a glass of orange juice',
  'a bowl of chicken biryani and raita',
  'a bowl of oatmeal with a banana and a handful of walnuts',
]
