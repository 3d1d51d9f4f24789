/** Addresses in one sitemap at most, by sitemaps.org. */
export const partSize = 50_000
