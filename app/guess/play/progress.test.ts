import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newSeed } from '../round.ts'
import {
  isSeed,
  newProgress,
  plateOf,
  storedProgress,
  storeProgress,
  withGuess,
} from './progress.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  const sessionStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  }
  vi.stubGlobal('window', { sessionStorage })
})

afterEach(() => void vi.unstubAllGlobals())

describe('the progress of a round', () => {
  it('goes from the question to the answer, and to the next plate', () => {
    const first = newProgress('a')
    expect(plateOf(first, 2)).toBe(0)
    const answered = withGuess(first, 300)
    expect(answered).toEqual({ seed: 'a', guesses: [300], answered: true })
    expect(plateOf(answered, 2)).toBe(0)
    expect(plateOf({ ...answered, answered: false }, 2)).toBe(1)
    expect(plateOf({ ...withGuess(answered, 200), answered: false }, 2)).toBe(2)
  })

  it('ends where a round has become shorter', () => {
    expect(plateOf({ seed: 'a', guesses: [1, 2, 3], answered: true }, 1)).toBe(1)
  })

  it('survives a reload', () => {
    const progress = withGuess(newProgress('a'), 300)
    expect(storedProgress()).toBeNull()
    storeProgress(progress)
    expect(storedProgress()).toEqual(progress)
  })

  it.each([
    'oops',
    'null',
    '{"seed":"A B","guesses":[],"answered":false}',
    '{"seed":"a","guesses":[0],"answered":true}',
    '{"seed":"a","guesses":[],"answered":true}',
    '{"seed":"a","guesses":[1]}',
    JSON.stringify({ seed: 'a', guesses: Array(11).fill(5), answered: false }),
  ])('is dropped if %s is stored', (text) => {
    stored.set('guessRound', text)
    expect(storedProgress()).toBeNull()
  })
})

it('a new seed is valid, other texts are not', () => {
  for (let count = 0; count < 50; count += 1) expect(isSeed(newSeed())).toBe(true)
  for (const text of [null, '', 'A', 'a-b', 'a'.repeat(17)]) expect(isSeed(text)).toBe(false)
})
