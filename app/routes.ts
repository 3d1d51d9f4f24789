import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('site/site-frame.tsx', [
    index('site/pages/home.tsx'),
    route('*', 'site/pages/not-found.tsx'),
  ]),
] satisfies RouteConfig
