const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
})

/** An amount of US dollars with enough digits for small prices: $12.00, $0.042. */
export const formatUsd = (usd: number) => format.format(usd)
