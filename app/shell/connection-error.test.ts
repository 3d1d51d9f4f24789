import { describe, expect, it } from 'vitest'
import { isConnectionError } from './connection-error.ts'

describe('a connection error', () => {
  it.each([
    'Failed to fetch',
    'Failed to fetch dynamically imported module: https://example.com/assets/post.js',
    'NetworkError when attempting to fetch resource.',
    'error loading dynamically imported module: https://example.com/assets/post.js',
    'Load failed',
    'Importing a module script failed.',
    'The network connection was lost.',
  ])('has one of the messages of browsers: %s', (message) => {
    expect(isConnectionError(new TypeError(message))).toBe(true)
  })

  it.each([
    "Cannot read properties of undefined (reading 'title')",
    'meals is not iterable',
    "Failed to execute 'appendChild' on 'Node': parameter 1 is not of type 'Node'.",
    "undefined is not an object (evaluating 'meal.title')",
  ])('is no other error of a page: %s', (message) => {
    expect(isConnectionError(new TypeError(message))).toBe(false)
  })

  it('is not any other thrown value', () => {
    expect(isConnectionError(new Error('Failed to fetch'))).toBe(false)
    expect(isConnectionError('Failed to fetch')).toBe(false)
  })
})
