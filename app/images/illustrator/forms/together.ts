import type { Form } from './form.ts'

/** Several forms in equal parts over one region. */
export function together(forms: readonly Form[]): Form {
  const share = <T extends { grams: number; volume: number }>(amount: T) => ({
    ...amount,
    grams: amount.grams / forms.length,
    volume: amount.volume / forms.length,
  })
  return {
    ground: (amount) =>
      forms.reduce((sum, form) => sum + form.ground(share(amount)), 0) / forms.length ** (1 / 3),
    lay(place) {
      const { count: _count, ...rest } = place
      forms.forEach((form, i) => {
        form.lay({ ...share(rest), random: place.random.fork(`part ${i}`) })
      })
    },
  }
}
