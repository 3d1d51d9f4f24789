import type { Look } from './look.ts'
import { baconLooks } from './meat/bacon.ts'
import { beefLooks } from './meat/beef.ts'
import { bellyLooks } from './meat/belly.ts'
import { chickenLooks } from './meat/chicken.ts'
import { braisedCuts } from './meat/cut/braised-cuts.ts'
import { escalopeLooks } from './meat/cut/escalope.ts'
import { rolledLooks } from './meat/cut/rolled.ts'
import { saltimboccaLooks } from './meat/cut/saltimbocca.ts'
import { searedLooks } from './meat/cut/seared.ts'
import { sliceLooks } from './meat/cut/slices.ts'
import { stripLooks } from './meat/cut/strips.ts'
import { deliLooks } from './meat/deli.ts'
import { kievLooks } from './meat/filled/kiev.ts'
import { friedLooks } from './meat/fried.ts'
import { galbiLooks } from './meat/grilled/galbi.ts'
import { kebabLooks } from './meat/grilled/kebabs.ts'
import { jointLooks } from './meat/joints.ts'
import { lambLooks } from './meat/lamb.ts'
import { meatlessLooks } from './meat/meatless.ts'
import { loafLooks } from './meat/meatloaf.ts'
import { minceLooks } from './meat/mince.ts'
import { boneLooks } from './meat/on-the-bone.ts'
import { porkLooks } from './meat/pork.ts'
import { legLooks } from './meat/poultry/legs.ts'
import { saucedSlices } from './meat/sauced-slices.ts'
import { sausageLooks } from './meat/sausages.ts'
import { shavingLooks } from './meat/shavings.ts'
import { skeweredLooks } from './meat/skewered.ts'
import { thinLooks } from './meat/thin.ts'
import { wingLooks } from './meat/wings.ts'

export const meatLooks: readonly Look[] = [
  ...chickenLooks,
  ...jointLooks,
  ...legLooks,
  ...wingLooks,
  ...boneLooks,
  ...escalopeLooks,
  ...saltimboccaLooks,
  ...friedLooks,
  ...kievLooks,
  ...beefLooks,
  ...searedLooks,
  ...bellyLooks,
  ...minceLooks,
  ...galbiLooks,
  ...kebabLooks,
  ...loafLooks,
  ...porkLooks,
  ...lambLooks,
  ...braisedCuts,
  ...baconLooks,
  ...deliLooks,
  ...sausageLooks,
  ...saucedSlices,
  ...shavingLooks,
  ...skeweredLooks,
  ...rolledLooks,
  ...sliceLooks,
  ...stripLooks,
  ...thinLooks,
  ...meatlessLooks,
]
