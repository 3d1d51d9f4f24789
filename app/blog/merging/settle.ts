import { sameJson } from '#platform/text/same-json.ts'
import type { PostFields } from '../writing/post-fields.ts'
import { type Chosen, mergePosts } from './merge-post.ts'

type Sides = {
  /** The fields that both versions were made from; null if they are not known. */
  held: PostFields | null
  /** What the screen showed when the choice was asked for. */
  mine: PostFields
  theirs: PostFields
}

type Screen = {
  /** What the screen shows now. */
  read: () => PostFields
  /** Stores a version among the revisions; resolves to false if that failed. */
  keep: (mine: PostFields) => Promise<boolean>
}

/**
 * The fields with the chosen versions, and mine to keep on this device if it is given up and the server does not
 * keep it. What came to the screen meanwhile, as a picture does whose upload has ended, is in these fields too.
 */
export async function settleVersions(
  { held, mine, theirs }: Sides,
  chosen: Chosen,
  { read, keep }: Screen,
): Promise<{ fields: PostFields; aside?: PostFields }> {
  const settled = mergePosts(held, mine, theirs).fieldsFor(chosen)
  const given = read()
  // Nothing of mine is given up when all of it was chosen.
  const isKept = sameJson(settled, mine) || (await keep(given))
  const now = read()
  const fields = sameJson(now, mine) ? settled : mergePosts(mine, now, settled).fieldsFor({})
  return isKept ? { fields } : { fields, aside: given }
}
