import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

/** What nearly every page needs, whoever looks at it, with the bundler's own few lines. */
const framework =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|@remix-run)[\\/]|rolldown[\\/]runtime/

/** Where the scripts of every page begin. */
const entryName = 'entry.client.tsx'
const entry = /[\\/]app[\\/]entry\.client\.tsx$/

/** Asked for in a chunk of its own by this many public pages, a module would cost each a request. */
const shared = 2

/** Characters of code below which a file of its own is not worth its headers. */
const small = 5000

/**
 * Puts what public pages share into three files: the framework, what the pages of one feature share (login and
 * register), and what the site's frame or pages of several features use. Everything else stays with the page
 * that needs it. `routes` is the site's table.
 */
export function clientChunks(routes: RouteConfigEntry[], frame: string): CodeSplitting {
  const pages = new Set(routes.find(({ file }) => file === frame)?.children?.map(fileOf))

  /** The file that shared code goes to; null for what is a page's own. */
  function chunkOf(id: string, modules: Rolldown.ChunkingContext): string | null {
    if (id.includes('node_modules') || entry.test(id)) return null
    const users = [...routesUsing(id, modules)]
    const everywhere = users.some((file) => [frame, 'root.tsx', entryName].includes(file))
    const publicUsers = users.filter((file) => pages.has(file))
    // Shared with a screen of staff, a small one would have a file of its own, whose headers weigh more.
    const size = modules.getModuleInfo(id)?.code?.length ?? 0
    const isSmall = publicUsers.length > 0 && users.length > 1 && size < small
    if (!everywhere && publicUsers.length < shared && !isSmall) return null
    const [feature = '', ...others] = new Set(publicUsers.map(featureOf))
    return everywhere || others.length > 0 ? 'site' : feature
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

/** The files of the routes, from `app/` on, that import a module by however many steps. */
function routesUsing(
  id: string,
  modules: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): Set<string> {
  const users = new Set<string>()
  if (seen.has(id)) return users
  seen.add(id)
  const route = /[\\/]app[\\/](.+)\?__react-router-build-client-route$/.exec(id)?.[1]
  if (route) users.add(route.replaceAll('\\', '/'))
  if (entry.test(id)) users.add(entryName)
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) {
    for (const user of routesUsing(importer, modules, seen)) users.add(user)
  }
  return users
}
