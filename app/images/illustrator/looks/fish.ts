import { filletLooks } from './fish/fillets.ts'
import type { Look } from './look.ts'

export const fishLooks: readonly Look[] = [...filletLooks]
