import type { App } from '#platform/app.ts'
import { illustratorName } from '../image.ts'
import type { ImageTable } from '../images.db.server.ts'
import { largestName, type Variants } from './media-names.ts'

export type ReadyImage = ImageTable & { media_key: string; variants: Variants }

/** What missing files can be made from: the largest file, or the prompt of a drawing. */
export type RepairSource = 'file' | 'prompt'

/** Finds the source for making missing files again; null when there is none. */
export async function repairSource(app: App, image: ReadyImage): Promise<RepairSource | null> {
  if (await app.media.exists(largestName(image))) return 'file'
  // Only the illustrator draws the same picture again for the same prompt and seed.
  return image.source === 'generated' && image.model === illustratorName ? 'prompt' : null
}
