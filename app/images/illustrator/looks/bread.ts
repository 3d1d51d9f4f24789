import { bagels } from './bread/bagels.ts'
import { crispBreads } from './bread/crisp.ts'
import { flatBreads } from './bread/flat.ts'
import { pretzels } from './bread/pretzels.ts'
import { breadQuarters } from './bread/quarters.ts'
import { rollLooks } from './bread/rolls.ts'
import { slicedBread } from './bread/slices.ts'
import { smallBreads } from './bread/small.ts'
import { southIndian } from './bread/south-indian.ts'
import { toastSticks } from './bread/toast-sticks.ts'
import type { Look } from './look.ts'

export const breadLooks: readonly Look[] = [
  ...slicedBread,
  ...rollLooks,
  ...flatBreads,
  ...breadQuarters,
  ...southIndian,
  ...crispBreads,
  ...bagels,
  ...pretzels,
  ...smallBreads,
  ...toastSticks,
]
