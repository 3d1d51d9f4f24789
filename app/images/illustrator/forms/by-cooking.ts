import type { Cooking } from '../scene/cooking.ts'
import type { Amount } from '../scene/place.ts'
import type { Form } from './form.ts'

/** A food that looks another way after some ways of cooking; `any` where nothing else fits. */
export function byCooking(forms: { any: Form } & Partial<Record<Cooking, Form>>): Form {
  const of = ({ cooking }: Amount) => forms[cooking] ?? forms.any
  return {
    ground: (amount) => of(amount).ground(amount),
    lay: (place) => of(place).lay(place),
    ...(Object.values(forms).every(({ count }) => count) && {
      count: (amount: Amount) => of(amount).count?.(amount) ?? 1,
    }),
  }
}
