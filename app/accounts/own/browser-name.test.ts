import { expect, it } from 'vitest'
import { browserName } from './browser-name.ts'

const like = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  ['', ''],
  ['something else', ''],
  ['curl/8.5.0', 'curl'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [`${like} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${like} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
])('for %j the name is %j', (agent, name) => {
  expect(browserName(agent)).toBe(name)
})
