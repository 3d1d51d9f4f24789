import type { Look } from './look.ts'
import { carrotLooks } from './vegetables/carrots.ts'
import { floretLooks } from './vegetables/florets.ts'

export const vegetablesLooks: readonly Look[] = [...floretLooks, ...carrotLooks]
