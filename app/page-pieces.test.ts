import { expect, test } from 'vitest'
import { createPagePieces } from './page-pieces.ts'

const styles = { slot: '<!--styles-->', content: Buffer.from('p {}') }
const data = { slot: '<!--data-->', content: Buffer.from('[]') }

test('each piece comes into its slot, in whatever part of the page that is', () => {
  const pieces = createPagePieces([styles], data)
  const [first, second] = [pieces.add('<li>é</li>'), pieces.add('<li>b</li>')]
  const parts = pieces.placeIn([
    '<style><!--styles--></style><ul>',
    `${first}</ul><ul>${second}</ul>`,
    '<p>end</p><script><!--data--></script>',
  ])
  expect(parts.join('')).toBe(
    '<style>p {}</style><ul><li>é</li></ul><ul><li>b</li></ul><p>end</p><script>[]</script>',
  )
  expect(parts).toContain(styles.content)
})

test('a piece without a slot is an error, not a page that lacks it', () => {
  const pieces = createPagePieces([styles], data)
  const slot = pieces.add('<li>a</li>')
  expect(() => pieces.placeIn(['<style><!--styles--></style><!--data-->'])).toThrow(slot)
  const page = () => createPagePieces([styles], data)
  expect(() => page().placeIn(['<p><!--data-->'])).toThrow('styles')
  expect(() => page().placeIn(['<p><!--styles-->'])).toThrow('data')
})
