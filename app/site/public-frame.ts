/** The id of the route that stands round every page which is the same for all visitors. */
export const publicFrame = 'site/site-frame'
