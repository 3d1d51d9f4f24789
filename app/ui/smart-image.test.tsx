import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SmartImage } from './smart-image.tsx'

const set = {
  webp: '/media/a-320.webp 320w, /media/a-640.webp 640w',
  avif: '/media/a-320.avif 320w',
  placeholder: 'data:image/webp;base64,AA',
  width: 640,
  height: 640,
}

const image = { src: '/media/a-640.webp', alt: 'A plate', sizes: '50vw' }

test('the best format comes first, and the size is known before the image', () => {
  const html = renderToStaticMarkup(<SmartImage {...image} set={set} />)
  expect(html).toMatch(
    /<source type="image\/avif" srcSet="[^"]*avif[^"]*"[^>]*><img srcSet="[^"]*webp/,
  )
  expect(html).toMatch(/<img[^>]*width="640" height="640"[^>]*loading="lazy"/)
  expect(html).not.toContain('rel="preload"')
})

test('formats that do not exist yet are not named', () => {
  const html = renderToStaticMarkup(<SmartImage {...image} set={{ ...set, avif: '' }} />)
  expect(html).not.toContain('avif')
})

test('the first image is preloaded in the head, in the format that will be shown', () => {
  const html = renderToStaticMarkup(<SmartImage {...image} set={set} loading="first" />)
  expect(html).toMatch(/<link rel="preload"[^>]*imageSrcSet="\/media\/a-320.avif 320w"/)
  expect(html).toMatch(/<img[^>]*loading="eager"[^>]*fetchPriority="high"/)
})

test('no other image is as urgent as the first', () => {
  const html = renderToStaticMarkup(<SmartImage {...image} set={set} loading="eager" />)
  expect(html).toMatch(/<img[^>]*loading="eager"[^>]*fetchPriority="low"/)
  expect(html).not.toContain('rel="preload"')
})

test('without an image there is an empty plate', () => {
  const html = renderToStaticMarkup(<SmartImage {...image} src="" set={null} />)
  expect(html).toContain('<svg')
  expect(html).not.toContain('<img')
})
