import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { MealError } from './meal-error.tsx'

const answer = (status: number) => ({ status, statusText: '', internal: false, data: null })

const show = (error: unknown) =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([
        { path: '/', element: <MealError error={error} slug="rice-bowl" /> },
      ])}
    />,
  )

test.each([
  ['a missing meal', answer(404), 'Meal &quot;rice-bowl&quot; not found'],
  ['a server that fails', answer(500), 'Server Error'],
  ['a server that is not available', answer(503), 'Server Error'],
  ['a network that is down', new TypeError('Failed to fetch'), 'Connection Error'],
  ['any other answer', answer(400), 'Something went wrong'],
  ['any other fault', new Error('odd'), 'Something went wrong'],
])(
  '%s is told in its own words, with the ways on [meal-06, meal-07, meal-08, meal-09, meal-10]',
  (_, error, title) => {
    const html = show(error)
    expect(html).toContain(`${title}</h1>`)
    for (const way of ['Try Again', 'Browse All Meals', 'Go to Homepage'])
      expect(html).toContain(way)
  },
)
