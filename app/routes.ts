import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('site/site-frame.tsx', [
    index('site/pages/home.tsx'),
    route('meals', 'meals/pages/catalogue.tsx'),
    ...['breakfast', 'lunch', 'dinner', 'snacks'].map((type) =>
      route(`meals/${type}`, 'meals/pages/catalogue.tsx', { id: `meals-${type}` }),
    ),
    route('meals/:slug', 'meals/pages/meal.tsx'),
    route('about', 'site/pages/about.tsx'),
    route('contact', 'contact/pages/contact.tsx'),
    route('contact/sent', 'contact/pages/contact.tsx', { id: 'contact-sent' }),
    route('privacy-policy', 'site/pages/privacy-policy.tsx'),
    route('terms-and-conditions', 'site/pages/terms-and-conditions.tsx'),
    route('cookie-policy', 'site/pages/cookie-policy.tsx'),
    route('login', 'accounts/pages/login.tsx'),
    route('admin-login', 'accounts/pages/login.tsx', { id: 'admin-login' }),
    route('register', 'accounts/pages/register.tsx'),
    route('robots.txt', 'site/files/robots.ts'),
    route('sitemap.xml', 'site/files/sitemap.ts'),
    route('sitemaps/:name', 'site/files/sitemap-part.ts'),
    route('feed.xml', 'site/files/feed.ts'),
    route('site.webmanifest', 'site/files/manifest.ts'),
    route('.well-known/security.txt', 'site/files/security-txt.ts'),
    route('*', 'site/pages/not-found.tsx'),
  ]),
  layout('admin/admin-frame.tsx', [
    route('dashboard', 'admin/pages/dashboard.tsx'),
    route('admin', 'admin/pages/admin-index.tsx'),
    route('admin/meals', 'meals/pages/manage-meals.tsx'),
    route('admin/meals/edit/:id', 'meals/pages/edit-meal.tsx'),
    route('admin/create', 'meals/pages/create-meal.tsx'),
    route('admin/analyze/:id', 'meals/pages/analyze-image.tsx'),
    route('admin/messages', 'contact/pages/messages.tsx'),
    route('admin/settings', 'admin/pages/settings.tsx'),
  ]),
] satisfies RouteConfig
