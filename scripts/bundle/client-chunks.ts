import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>

/** Packages that every page needs. */
const framework =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|@remix-run)[\\/]/

/** The entry module of every page. */
const entryName = 'entry.client.tsx'
const entry = /[\\/]app[\\/]entry\.client\.tsx$/

/** A module of several features is in the site's chunk if at least this many public pages use it. */
const many = 4

/** Pages where most visits begin; what they do not use stays out of the chunk that every page loads. */
const entrances = ['home/pages/home.tsx', 'meals/pages/meal.tsx']

/** Modules with fewer characters of code are not worth a file. */
const small = 1200

/**
 * Groups the code shared by public pages into chunks: the framework; what every page uses, or an entrance and several
 * features; for each feature what its pages share, and what the pages of other features use of it. All other code stays
 * with its page. `routes` is the site's route table.
 */
export function clientChunks(routes: RouteConfigEntry[], frame: string): CodeSplitting {
  const pages = new Set(routes.find(({ file }) => file === frame)?.children?.map(fileOf))
  const nameOf = chunkNames(pages, [frame, 'root.tsx', entryName])
  const named =
    (fits: (name: string) => boolean) => (id: string, modules: Rolldown.ChunkingContext) => {
      const name = nameOf(id, modules)
      return name && fits(name) ? name : null
    }
  // A group takes along what its modules import, so what more pages use has to be taken first.
  return {
    groups: [
      { name: 'framework', test: framework, priority: 4 },
      { name: named((name) => name === 'site'), debugName: 'site', priority: 3 },
      { name: named((name) => /^(shared|later)-/.test(name)), debugName: 'shared', priority: 2 },
      { name: named(() => true), debugName: 'feature', priority: 1 },
    ],
  }
}

/**
 * Returns a function that names the shared chunk of a module, or gives null if the module stays with its page. `pages`
 * are the files of the public pages, `everywhere` those that every page loads.
 */
function chunkNames(pages: ReadonlySet<string | undefined>, everywhere: readonly string[]) {
  const isOnEveryPage = (users: string[]) => users.some((file) => everywhere.includes(file))

  /** Whether a module is not worth a file of its own, and takes none along that is not on every page anyway. */
  function isSmall(id: string, modules: Rolldown.ChunkingContext): boolean {
    const info = modules.getModuleInfo(id)
    return (
      (info?.code?.length ?? 0) < small &&
      info?.importedIds.every(
        (other) => framework.test(other) || isOnEveryPage(routesUsing(other, modules)),
      ) === true
    )
  }

  return (id: string, modules: Rolldown.ChunkingContext): string | null => {
    if (id.includes('node_modules') || entry.test(id)) return null
    const users = routesUsing(id, modules)
    if (isOnEveryPage(users)) return 'site'
    const publicUsers = users.filter((file) => pages.has(file))
    if (publicUsers.length === 0) return null
    const all = routesUsing(id, modules, { lazily: true })
    // Shared with a screen behind sign-in, or loaded later too, it would otherwise get a file of its own.
    if (all.length > 1 && isSmall(id, modules)) {
      if (isOnEveryPage(all) || publicUsers.length === 1) return 'site'
    }
    const features = [...new Set(publicUsers.map(featureOf))]
    const owner = features.find((feature) => liesIn(id, feature))
    if (features.length > 1) return chunkOfSeveral(publicUsers, owner)
    // What one page needs at once and another of the same feature later, as the estimate does, is shared too.
    const inFeature = all.filter((file) => pages.has(file) && featureOf(file) === owner)
    return Math.max(publicUsers.length, inFeature.length) > 1 ? (features[0] ?? null) : null
  }
}

/** The chunk of a module that pages of several features use; `owner` is the feature in whose folder it lies. */
function chunkOfSeveral(users: readonly string[], owner: string | undefined): string {
  const isEarly = users.some((file) => entrances.includes(file))
  if (!isEarly) return `later-${owner ?? 'ui'}`
  return owner && users.length < many ? `shared-${owner}` : 'site'
}

/** Whether a module lies in the folder of this feature. */
const liesIn = (id: string, feature: string) =>
  id.replaceAll('\\', '/').includes(`/app/${feature}/`)

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
): string[] {
  const users = new Set<string>()
  if (seen.has(id)) return []
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
  return [...users]
}
