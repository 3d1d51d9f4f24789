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

/** A site of several processes, each of which may be killed and comes back without a hand. */
export type RunningSite = {
  /** What its processes were told; enough for the command line to reach the same data. */
  settings: Record<string, string>
  /** The addresses of its web processes. */
  urls: string[]
  fetch: SiteFetch
  /** Its processes by name, such as `web 1`; each function kills one and resolves once it is back. */
  kills: Record<string, () => Promise<void>>
  /** Resident memory in MB of all processes together. */
  memory(): number
  remove(): Promise<void>
}

/** The site as `npm start` runs it: a web process that runs its worker. */
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
 * A large site: web and worker processes that share the database and the bucket of these settings and
 * nothing else. All of them start at the same time.
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

/** The numbers of the processes that a process has started, dead ones left out. */
export function childrenOf(parent: number | undefined): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && stateOf(name).startsWith(`${parent} `))
    .map(Number)
}

/** From the parent's number on, the fields of a process that is no zombie; else nothing. */
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
