import { expect, test } from 'vitest'
import { createFragmentCache } from '#app/render/fragment-cache.server.ts'
import { BrandMark } from './brand.tsx'

test('an own logo can be in a cached fragment, and a wide one keeps its proportions', () => {
  const logo = { src: '/media/a-320.webp', width: 900, height: 300, icon: '/icons/a-' }
  const html = createFragmentCache()(BrandMark, [{ logo, size: 28 }])
  expect(html).toMatch(/^<img src="\/media\/a-320.webp" alt="" width="84" height="28"/)
})
