/**
 * The paths of every kind of public page; `a meal` and `a post` are placeholders for slugs that the test
 * knows.
 */
export const publicPages = [
  '/',
  '/meals',
  'a meal',
  '/estimate',
  '/day',
  '/guess',
  '/compare',
  '/blogs',
  'a post',
  '/search',
  '/saved',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-and-conditions',
  '/cookie-policy',
  '/login',
  '/register',
  '/accept-invitation',
  '/confirm-email',
  '/forgot-password',
  '/reset-password',
  '/nowhere',
]
