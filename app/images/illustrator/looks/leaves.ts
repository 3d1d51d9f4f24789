import type { Look } from './look.ts'

export const leavesLooks: readonly Look[] = []
