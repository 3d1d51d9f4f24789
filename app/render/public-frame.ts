/** The id of the layout route of all public pages, which are the same for every visitor. */
export const publicFrame = 'shell/site-frame'

/** What the route of a page may declare in its `handle`. */
export type PageHandle = {
  /** Its scripts are loaded at once, because its form does nothing without them. */
  needsScripts: boolean
}
