import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Pager } from './pager.tsx'

const render = (page: number, totalPages: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Pager
        page={page}
        totalPages={totalPages}
        href={(page) => `/list?search=rice&page=${page}`}
      />
    </MemoryRouter>,
  )

test('a list of one page has no pager', () => {
  expect(render(1, 1)).toBe('')
  expect(render(1, 0)).toBe('')
})

test('every link keeps the rest of the address', () => {
  const html = render(2, 9)
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).not.toHaveLength(0)
  expect(links.every((href) => href?.startsWith('/list?search=rice&amp;page='))).toBe(true)
})

test('the current page is marked for screen readers', () => {
  expect(render(3, 9)).toMatch(/aria-label="Page 3"[^>]*aria-current="page"/)
})

test('the first page has no link back and the last none forward [catalogue-09]', () => {
  const first = render(1, 3)
  expect(first).not.toContain('rel="prev"')
  expect(first).toContain('rel="next"')
  const last = render(3, 3)
  expect(last).toContain('rel="prev"')
  expect(last).not.toContain('rel="next"')
})
