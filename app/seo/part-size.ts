/** How many addresses one sitemap may have (sitemaps.org). */
export const partSize = 50_000
