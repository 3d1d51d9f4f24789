import { expect, it } from 'vitest'
import { videoPlayers } from '#platform/http/answers/security-headers.ts'
import { embedOf } from './embeds.ts'

const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', player],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1', player],
  ['http://youtu.be/dQw4w9WgXcQ', player],
  ['https://youtu.be/dQw4w9WgXcQ?t=1m30s', `${player}&start=90`],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', player],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=12', `${player}&start=12`],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1'],
  [
    'https://vimeo.com/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?autoplay=1&h=8272103f6e',
  ],
])('finds the video at %s [block-07]', (url, frame) => {
  expect(embedOf(url)?.frame).toBe(frame)
  expect(videoPlayers).toContain(new URL(frame).origin)
})

it.each([
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/@somebody',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/about',
  'https://example.com/76979871',
  '',
])('knows no video at %s', (url) => {
  expect(embedOf(url)).toBeNull()
})
