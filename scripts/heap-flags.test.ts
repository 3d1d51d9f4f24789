import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { heapFlags } from './heap-flags.mjs'

const GB = 1024 ** 3

describe('the heap of a web process', () => {
  it.each([
    [0.5, 8],
    [1, 8],
    [4, 32],
    [24, 64],
  ])('with %s GB has a nursery of %s MB', (gigabytes, nursery) => {
    const flags = heapFlags({ bytes: gigabytes * GB, cores: 8 })
    expect(flags).toContain(`--max-semi-space-size=${nursery}`)
  })

  it.each([
    [1, 1],
    [2, 1],
    [4, 3],
    [16, 4],
  ])('on %s cores has %s helpers', (cores, helpers) => {
    expect(heapFlags({ cores })).toContain(`--v8-pool-size=${helpers}`)
  })

  it('is told so in words that Node knows', () => {
    const flags = heapFlags({ cores: 1 })
    expect(execFileSync(process.execPath, [...flags, '--print', '1'], { encoding: 'utf8' })).toBe(
      '1\n',
    )
  })
})
