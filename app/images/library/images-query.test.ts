import { expect, it } from 'vitest'
import { imagesHref, readImagesQuery } from './images-query.ts'

it('an address is read back as the page and search that it was made from', () => {
  for (const query of [
    { page: 1, search: '' },
    { page: 3, search: 'salmon & rice' },
  ]) {
    const { search } = new URL(imagesHref(query), 'http://localhost')
    expect(readImagesQuery(new URLSearchParams(search))).toEqual(query)
  }
})

it('an invalid address shows the first page', () => {
  for (const address of ['page=0', 'page=-2', 'page=x', 'page=1e99', 'page=1.5']) {
    expect(readImagesQuery(new URLSearchParams(address))).toEqual({ page: 1, search: '' })
  }
})
