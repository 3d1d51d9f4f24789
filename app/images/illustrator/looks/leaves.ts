import { herbLooks } from './leaves/herbs.ts'
import { saladLooks } from './leaves/salad.ts'
import type { Look } from './look.ts'

export const leavesLooks: readonly Look[] = [...saladLooks, ...herbLooks]
