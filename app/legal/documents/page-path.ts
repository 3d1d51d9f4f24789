/** The public path of a page. */
export const pagePath = (slug: string) => `/${encodeURIComponent(slug)}`
