import { describe, expect, it } from 'vitest'
import { usualUnits } from '#app/nutrition/units/units.ts'
import { differenceText, guessOf, isGuess, isWithin, nearness, scoreOf, verdict } from './rules.ts'

const answer = { calories: 400, range: { low: 330, high: 480 } }

describe('a guess', () => {
  it('is a number of kcal', () => {
    for (const value of [1, 400, 478.01, 9999]) expect(isGuess(value)).toBe(true)
    for (const value of [0, 10_000, Number.NaN, '400', null]) expect(isGuess(value)).toBe(false)
  })

  it('in kJ is the kcal that are shown as it', () => {
    expect([guessOf(1975, 'kJ'), guessOf(500, 'kcal')]).toEqual([472, 500])
    expect(guessOf(2010, 'kJ')).toBeCloseTo(480.4, 1)
  })

  it('is as near whether it is half or double', () => {
    expect(nearness(200, answer)).toBe(0.5)
    expect(nearness(800, answer)).toBe(0.5)
    expect(nearness(400, answer)).toBe(1)
  })

  it.each([
    [400, 'Exactly our estimate'],
    [330, 'Within the range'],
    [480, 'Within the range'],
    [300, 'Not far away'],
    [490, 'Not far away'],
    [2000, 'A surprising plate'],
  ])('of %i is answered by "%s"', (guess, words) => expect(verdict(guess, answer)).toBe(words))

  it('without a range is near within 15 percent', () => {
    expect(isWithin(400, { calories: 400, range: null })).toBe(false)
    expect(verdict(350, { calories: 400, range: null })).toBe('Very near')
  })

  it('has a difference in words', () => {
    expect(differenceText(400, answer, usualUnits)).toBe('no difference at all')
    expect(differenceText(1500, answer, usualUnits)).toBe('1,100 kcal above our estimate')
    expect(differenceText(399, answer, usualUnits)).toBe('1 kcal below our estimate')
    const inKj = (guess: number) => differenceText(guess, answer, { ...usualUnits, energy: 'kJ' })
    expect(inKj(500)).toBe('418 kJ above our estimate')
    // That of 2,008 and 1,674, which are shown; 80 kcal would be 335.
    expect(inKj(480)).toBe('334 kJ above our estimate')
    expect(inKj(400.02)).toBe('no difference at all')
  })
})

describe('the score of a round', () => {
  it('is the mean nearness, with the guesses within the range counted', () => {
    expect(scoreOf([400, 200, 480], [answer, answer, answer])).toMatchObject({
      percent: 78,
      within: 2,
      plates: 3,
    })
  })

  it('has no words of blame, however far the guesses are', () => {
    const words = [1, 150, 240, 300, 400].map((guess) => scoreOf([guess], [answer]).words)
    expect(new Set(words).size).toBe(4)
    expect(words.join(' ')).not.toMatch(/bad|wrong|fail|poor|worse|only/i)
  })

  it('ignores guesses without a plate', () => {
    expect(scoreOf([400, 1], [answer])).toMatchObject({ percent: 100, plates: 1 })
    expect(scoreOf([], [])).toMatchObject({ percent: 0, plates: 0 })
  })
})
