import type { Look } from './look.ts'

export const vegetablesLooks: readonly Look[] = []
