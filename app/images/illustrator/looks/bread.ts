import type { Look } from './look.ts'

export const breadLooks: readonly Look[] = []
