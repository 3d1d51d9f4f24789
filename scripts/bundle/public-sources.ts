import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'
import { importsOf } from '../imports.ts'

/**
 * Tells Tailwind what public pages consist of, so that `app/public.css` has the classes of these files and
 * no others. `routes` is the site's table, `frame` the file that stands round the public ones. While developing,
 * a file that is imported for the first time counts from the next start on; scripts load all styles by then.
 */
export function publicSources(routes: RouteConfigEntry[], frame: string): Plugin {
  return {
    name: 'public-sources',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/public\.css/ },
      handler(code) {
        const pages = routes.find(({ file }) => file === frame)?.children ?? []
        const entries = ['root.tsx', frame, ...pages.map(({ file }) => file)]
        const sources = filesBelow(entries.map((file) => `app/${file}`)).map(
          (file) => `@source "${path.posix.relative('app', file)}";`,
        )
        return { code: `${code}\n${sources.join('\n')}\n`, map: null }
      },
    },
  }
}

/** These files, and all of the app that they import and browsers get, by however many steps. */
function filesBelow(entries: string[]): string[] {
  const files = new Set(entries)
  for (const file of files) {
    for (const { to, typeOnly } of importsOf(file)) {
      if (!typeOnly && /^app\/.*(?<!\.server)\.tsx?$/.test(to)) files.add(to)
    }
  }
  return [...files]
}
