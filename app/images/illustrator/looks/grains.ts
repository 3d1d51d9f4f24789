import { cereals } from './grains/cereals.ts'
import { porridges } from './grains/porridges.ts'
import { rices } from './grains/rice.ts'
import { smallGrains } from './grains/small.ts'
import type { Look } from './look.ts'

export const grainsLooks: readonly Look[] = [...rices, ...smallGrains, ...porridges, ...cereals]
