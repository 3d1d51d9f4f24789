/** The id of the route that stands round every page which is the same for all visitors. */
export const publicFrame = 'shell/site-frame'

/** What the route of a page may say of it in its `handle`. */
export type PageHandle = {
  /** Its scripts are asked for at once: before they run, its form does nothing. */
  needsScripts: boolean
}
