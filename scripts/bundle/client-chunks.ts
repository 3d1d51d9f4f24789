import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

/** Packages that every page needs. */
const framework =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|@remix-run)[\\/]/

/** The module with which the scripts of every page start. */
const entryName = 'entry.client.tsx'
const entry = /[\\/]app[\\/]entry\.client\.tsx$/

/** From this many public pages on, a module goes to a shared file: one of its own would cost each page a request. */
const shared = 2

/** Modules with less code than this many characters are not worth the headers of a file of their own. */
const small = 5000

/**
 * Puts what public pages share into three files: `framework`, one named after a feature for what only the pages of
 * that feature share (login and register), and `site` for what the site's frame or pages of several features use. Everything
 * else stays with the page that needs it. `routes` is the site's route table, `frame` the file of the public frame.
 */
export function clientChunks(routes: RouteConfigEntry[], frame: string): CodeSplitting {
  const pages = new Set(routes.find(({ file }) => file === frame)?.children?.map(fileOf))
  const isOnEveryPage = (users: string[]) =>
    users.some((file) => [frame, 'root.tsx', entryName].includes(file))

  /** The shared file that a module goes to; null if it belongs to one page. */
  function chunkOf(id: string, modules: Rolldown.ChunkingContext): string | null {
    if (id.includes('node_modules') || entry.test(id)) return null
    const users = [...routesUsing(id, modules)]
    if (isOnEveryPage(users)) return 'site'
    // Shared with a screen behind sign-in, a small module would otherwise get a file of its own.
    const isSmall = users.length > 1 && (modules.getModuleInfo(id)?.code?.length ?? 0) < small
    if (isSmall && isOnEveryPage([...routesUsing(id, modules, { lazily: true })])) return 'site'
    const publicUsers = users.filter((file) => pages.has(file))
    if (publicUsers.length < shared && !(isSmall && publicUsers.length > 0)) return null
    const [feature = '', ...others] = new Set(publicUsers.map(featureOf))
    return others.length > 0 ? 'site' : feature
  }

  return {
    groups: [
      { name: 'framework', test: framework, priority: 3 },
      {
        // First, so that what the site and a feature need is the site's.
        name: (id, modules) => (chunkOf(id, modules) === 'site' ? 'site' : null),
        debugName: 'site',
        priority: 2,
      },
      { name: chunkOf, debugName: 'feature', priority: 1 },
    ],
  }
}

const featureOf = (file: string) => file.split('/')[0] ?? ''

const fileOf = ({ file }: RouteConfigEntry) => file

/**
 * The files of the routes, from `app/` on, that import a module, directly or through others; with `lazily` also those
 * that load it later by `import()`, as the site's frame does with the cookie banner.
 */
function routesUsing(
  id: string,
  modules: Rolldown.ChunkingContext,
  { lazily = false, seen = new Set<string>() } = {},
): Set<string> {
  const users = new Set<string>()
  if (seen.has(id)) return users
  seen.add(id)
  const route = /[\\/]app[\\/](.+)\?__react-router-build-client-route$/.exec(id)?.[1]
  if (route) users.add(route.replaceAll('\\', '/'))
  if (entry.test(id)) users.add(entryName)
  const info = modules.getModuleInfo(id)
  for (const importer of [
    ...(info?.importers ?? []),
    ...((lazily && info?.dynamicImporters) || []),
  ]) {
    for (const user of routesUsing(importer, modules, { lazily, seen })) users.add(user)
  }
  return users
}
