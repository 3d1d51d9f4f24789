import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

/** Packages that every page needs. */
const framework =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|@remix-run)[\\/]/

/** The entry module of every page. */
const entryName = 'entry.client.tsx'
const entry = /[\\/]app[\\/]entry\.client\.tsx$/

/**
 * A module used by at least this many public pages goes into a shared chunk, because a chunk of its own would
 * cost each page a request.
 */
const shared = 2

/** Modules with fewer characters of code are not worth a file of their own. */
const small = 5000

/**
 * Groups the code shared by public pages into chunks: the framework, one chunk for each feature whose pages
 * share code (such as login and register), and one for what the frame or several features use. All other code
 * stays with its page. `routes` is the site's route table.
 */
export function clientChunks(routes: RouteConfigEntry[], frame: string): CodeSplitting {
  const pages = new Set(routes.find(({ file }) => file === frame)?.children?.map(fileOf))
  const isOnEveryPage = (users: string[]) =>
    users.some((file) => [frame, 'root.tsx', entryName].includes(file))

  /** The name of the shared chunk for a module; null if it stays with its page. */
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
        // Higher priority than features, so that code used by both the site and a feature goes to `site`.
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
