import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { roundRobin, type SiteFetch } from '../races/round-robin.ts'
import {
  type Program,
  removeSite,
  type SiteProcess,
  startSite,
  startWorker,
} from './site-process.ts'

/** A site of several processes that restart automatically when killed. */
export type RunningSite = {
  /** The environment variables of its processes, which also give the CLI access to the same data. */
  settings: Record<string, string>
  /** The addresses of its web processes. */
  urls: string[]
  fetch: SiteFetch
  /** One function per process, by name such as `web 1`, which kills it and resolves when it is back. */
  kills: Record<string, () => Promise<void>>
  /** Resident memory of all processes together, in MB. */
  memory(): number
  remove(): Promise<void>
}

/** Starts the site like `npm start`: a web process that starts its worker. */
export async function runSmallSite(settings: Record<string, string>): Promise<RunningSite> {
  let site = await startSite(settings)
  const again = { ...settings, DATA_DIR: site.dataDir, PORT: new URL(site.url).port }
  const urls = [site.url]
  return {
    settings: again,
    urls,
    fetch: roundRobin(urls),
    kills: {
      async web() {
        await site.stop('SIGKILL')
        site = await startSite(again)
      },
      async worker() {
        for (const pid of childrenOf(site.process.pid)) process.kill(pid, 'SIGKILL')
        while (childrenOf(site.process.pid).length === 0) await pause(20)
      },
    },
    memory: () => memoryOf([site]),
    remove: () => removeSite(site),
  }
}

/**
 * Starts a large site: web and worker processes that share only the database and the bucket of these
 * settings. All start simultaneously.
 */
export async function runLargeSite(
  settings: Record<string, string>,
  { webs, workers }: { webs: number; workers: number },
): Promise<RunningSite> {
  const common = { TRUST_PROXY: 'on', ...settings, WORKERS: '0' }
  const times = <T>(count: number, start: () => Promise<T>) =>
    Promise.all(Array.from({ length: count }, start))
  const [sites, others] = await Promise.all([
    times(webs, () => startSite(common)),
    times(workers, () => startWorker(common)),
  ])
  const kills: RunningSite['kills'] = {}
  for (const [index, { url, dataDir }] of sites.entries()) {
    kills[`web ${index + 1}`] = async () => {
      await sites[index]?.stop('SIGKILL')
      sites[index] = await startSite({ ...common, DATA_DIR: dataDir, PORT: new URL(url).port })
    }
  }
  for (const [index, { dataDir }] of others.entries()) {
    kills[`worker ${index + 1}`] = async () => {
      await others[index]?.stop('SIGKILL')
      others[index] = await startWorker({ ...common, DATA_DIR: dataDir })
    }
  }
  const urls = sites.map(({ url }) => url)
  return {
    settings: common,
    urls,
    fetch: roundRobin(urls),
    kills,
    memory: () => memoryOf([...sites, ...others]),
    async remove() {
      await Promise.all([...sites, ...others].map(removeSite))
    },
  }
}

/** The pids of the living child processes of a process. */
export function childrenOf(parent: number | undefined): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && stateOf(name).startsWith(`${parent} `))
    .map(Number)
}

/** The fields of a process's stat line from the parent's pid on; empty for a zombie. */
function stateOf(pid: string): string {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return ''
  try {
    const stat = readFileSync(file, 'utf8')
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? '' : fields.join(' ')
  } catch {
    return ''
  }
}

function memoryOf(programs: (Program | SiteProcess)[]): number {
  const pids = programs.flatMap(({ process: { pid } }) => (pid ? [pid, ...childrenOf(pid)] : []))
  const pages = pids.map((pid) => {
    const file = `/proc/${pid}/statm`
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[1]) : 0
  })
  return Math.round((pages.reduce((sum, count) => sum + count, 0) * 4096) / 1_000_000)
}
