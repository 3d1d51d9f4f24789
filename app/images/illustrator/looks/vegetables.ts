import type { Look } from './look.ts'
import { avocadosLooks } from './vegetables/avocados.ts'
import { softStrips } from './vegetables/baked/soft-strips.ts'
import { cabbageLooks } from './vegetables/cabbages.ts'
import { carrotLooks } from './vegetables/carrots.ts'
import { chilliesLooks } from './vegetables/chillies.ts'
import { cobsLooks } from './vegetables/cobs.ts'
import { floretLooks } from './vegetables/florets.ts'
import { friesLooks } from './vegetables/fries.ts'
import { inSoupLooks } from './vegetables/in-soup.ts'
import { kernelLooks } from './vegetables/kernels.ts'
import { mixesLooks } from './vegetables/mixes.ts'
import { mushroomsLooks } from './vegetables/mushrooms.ts'
import { onionsLooks } from './vegetables/onions.ts'
import { pakChoiLooks } from './vegetables/pak-choi.ts'
import { podLooks } from './vegetables/pods.ts'
import { potatoLooks } from './vegetables/potatoes.ts'
import { restLooks } from './vegetables/rest.ts'
import { roastedLooks } from './vegetables/roasted.ts'
import { sliceLooks } from './vegetables/slices.ts'
import { southernLooks } from './vegetables/southern.ts'
import { spearsLooks } from './vegetables/spears.ts'
import { stalksLooks } from './vegetables/stalks.ts'
import { stripLooks } from './vegetables/strips.ts'
import { tomatoLooks } from './vegetables/tomatoes/tomatoes.ts'
import { wiltedLooks } from './vegetables/wilted.ts'

export const vegetablesLooks: readonly Look[] = [
  ...avocadosLooks,
  ...cabbageLooks,
  ...carrotLooks,
  ...chilliesLooks,
  ...cobsLooks,
  ...floretLooks,
  ...friesLooks,
  ...inSoupLooks,
  ...kernelLooks,
  ...mixesLooks,
  ...mushroomsLooks,
  ...roastedLooks,
  ...onionsLooks,
  ...podLooks,
  ...potatoLooks,
  ...restLooks,
  ...sliceLooks,
  ...southernLooks,
  ...spearsLooks,
  ...pakChoiLooks,
  ...stalksLooks,
  ...stripLooks,
  ...softStrips,
  ...tomatoLooks,
  ...wiltedLooks,
]
