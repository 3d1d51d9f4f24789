import { answerTasks } from '#platform/side-thread.ts'
import { encodeStrip } from '../files/encode.server.ts'
import { illustratePlate, type PlateInput } from '../illustrator/illustrator.ts'
import { plateSide } from './plate-address.ts'

answerTasks<PlateInput, Uint8Array>((input) =>
  encodeStrip([illustratePlate(input, plateSide)], plateSide),
)
