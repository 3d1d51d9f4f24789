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
    expect(flags).toEqual([`--max-semi-space-size=${nursery}`])
  })

  it('has no helpers where they would take the core from the page', () => {
    expect(heapFlags({ cores: 2 })).toContain('--single-threaded-gc')
    expect(heapFlags({ cores: 4 })).not.toContain('--single-threaded-gc')
  })

  it('is told so in words that Node knows', () => {
    const flags = heapFlags({ cores: 1 })
    expect(execFileSync(process.execPath, [...flags, '--print', '1'], { encoding: 'utf8' })).toBe(
      '1\n',
    )
  })
})
