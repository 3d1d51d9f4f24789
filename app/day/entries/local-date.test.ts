import { describe, expect, it } from 'vitest'
import { dateText, dayAt, dayText, isDay, shiftDay } from './local-date.ts'

describe('a day of the calendar', () => {
  it('is that of the local time, just before and after midnight', () => {
    expect(dayAt(new Date(2026, 2, 9, 23, 59, 59))).toBe('2026-03-09')
    expect(dayAt(new Date(2026, 2, 10, 0, 0, 0))).toBe('2026-03-10')
  })

  it('is counted across months, years and changes of the clock', () => {
    expect(shiftDay('2026-03-01', -1)).toBe('2026-02-28')
    expect(shiftDay('2028-02-28', 1)).toBe('2028-02-29')
    expect(shiftDay('2026-01-01', -7)).toBe('2025-12-25')
    let day = '2026-01-01'
    for (let count = 0; count < 365; count += 1) day = shiftDay(day, 1)
    expect(day).toBe('2027-01-01')
  })

  it('is read only if it exists', () => {
    expect(isDay('2026-03-09')).toBe(true)
    for (const text of ['2026-02-30', '2026-13-01', '2026-3-9', 'today', '', null, 20260309])
      expect(isDay(text), String(text)).toBe(false)
  })

  it('is named as people do', () => {
    expect(dayText('2026-03-09', '2026-03-09')).toBe('Today')
    expect(dayText('2026-02-28', '2026-03-01')).toBe('Yesterday')
    expect(dayText('2026-03-07', '2026-03-09')).toBe('Saturday, March 7')
    expect(dateText('2026-03-09')).toBe('Monday, March 9')
  })
})
