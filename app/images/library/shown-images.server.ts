import type { App } from '#platform/app.ts'
import { raiseContentVersion } from '#platform/database/versions/content-version.ts'
import { anyUsed } from '../image-uses.db.server.ts'

/** Tells the pages that show one of these images that its files have changed. */
export async function raiseIfShown(app: App, imageIds: string[]): Promise<void> {
  if (await anyUsed(app.db, imageIds)) await raiseContentVersion(app.db)
}
