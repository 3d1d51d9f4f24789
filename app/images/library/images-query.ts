import { readPage } from '#app/ui/lists/paging.ts'

/** The page and search of the screen Images, which are part of its address. */
export type ImagesQuery = { page: number; search: string }

/** Images per page: divisible into two, three and four columns. */
export const imagesPageSize = 24

const maxSearchLength = 100

/** Reads the query string leniently: invalid values are ignored. */
export function readImagesQuery(params: URLSearchParams): ImagesQuery {
  return {
    page: readPage(params.get('page')),
    search: (params.get('search') ?? '').trim().slice(0, maxSearchLength),
  }
}

/** The address that shows these images. */
export function imagesHref({ page, search }: ImagesQuery): string {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `/admin/images?${params}` : '/admin/images'
}
