import { timeText } from '#app/blog/writing/publishing/local-time.ts'
import { api } from '#app/ui/browser/api-client.ts'
import { Link } from '#app/ui/link.tsx'
import { ListHeading } from '#app/ui/lists/list-heading.tsx'
import { LoadFailure } from '#app/ui/lists/load-failure.tsx'
import { useLoaded } from '#app/ui/lists/use-loaded.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Today } from './today.ts'
import { ViewsChart } from './views-chart.tsx'

const load = (signal: AbortSignal) => api.get<Today>('/today', { signal })

/** What there is to do today, and how the articles are read. */
export function TodayPanel() {
  const { data, phase, fault, reload } = useLoaded(load, 'Failed to load what there is to do')
  return (
    <section aria-labelledby="today" className="mt-10">
      <ListHeading id="today" title="Today">
        {null}
      </ListHeading>
      <LoadFailure failed={phase === 'failed'} fault={fault} onRetry={reload} />
      {!data && phase !== 'failed' && <Skeleton className="h-56 rounded-card" />}
      {data && (
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          <div className="rounded-card border border-line bg-surface p-5">
            <Tasks today={data} />
            <SiteFacts today={data} />
          </div>
          <div className="rounded-card border border-line bg-surface p-5">
            <ViewsChart days={data.viewsByDay} />
            <MostRead posts={data.mostRead} />
          </div>
        </div>
      )}
    </section>
  )
}

type Task = { to: string; text: string }

const counted = (count: number, one: string, several: string) =>
  `${count} ${count === 1 ? one : several}`

/** One line for each thing that waits for somebody; none for what does not. */
function tasksOf(today: Today): Task[] {
  const { nextPost, scheduledPosts } = today
  const next = nextPost
    ? `, next “${nextPost.title}” on ${timeText(nextPost.publishedAt ?? '')}`
    : ''
  const tasks: [number, string, string][] = [
    [
      today.newMessages,
      '/admin/messages?status=new',
      counted(today.newMessages, 'unread message', 'unread messages'),
    ],
    [
      today.failedJobs,
      '/admin/status',
      counted(today.failedJobs, 'job has failed', 'jobs have failed'),
    ],
    [
      scheduledPosts,
      '/admin/blogs?status=scheduled',
      counted(scheduledPosts, 'article is scheduled', 'articles are scheduled') + next,
    ],
    [
      today.draftPosts,
      '/admin/blogs?status=draft',
      counted(today.draftPosts, 'article is a draft', 'articles are drafts'),
    ],
    [
      today.draftMeals,
      '/admin/meals?status=draft',
      counted(today.draftMeals, 'meal is a draft', 'meals are drafts'),
    ],
    [
      today.mealsWithoutPicture,
      '/admin/meals?picture=false',
      counted(today.mealsWithoutPicture, 'meal has no picture', 'meals have no picture'),
    ],
    [
      today.uncheckedMeals,
      '/admin/meals?checked=false',
      counted(today.uncheckedMeals, 'meal is not checked', 'meals are not checked'),
    ],
  ]
  return tasks.flatMap(([count, to, text]) => (count > 0 ? [{ to, text }] : []))
}

function Tasks({ today }: { today: Today }) {
  const tasks = tasksOf(today)
  if (tasks.length === 0) return <p>Nothing waits for you.</p>
  return (
    <ul aria-label="To do" className="grid grid-cols-1 gap-1">
      {tasks.map(({ to, text }) => (
        <li key={to + text}>
          <Link to={to} className="text-link inline-flex min-h-9 items-center">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const size = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

function sizeText(bytes: number): string {
  return bytes < 1e9 ? `${size.format(bytes / 1e6)} MB` : `${size.format(bytes / 1e9)} GB`
}

/** The disk and the last backup, with what to do about a missing one. */
function SiteFacts({ today: { disk, lastBackup, dailyBackup } }: { today: Today }) {
  return (
    <dl className="mt-4 grid gap-2 border-line border-t pt-4 text-sm tabular-nums">
      <div>
        <dt className="text-muted">Disk</dt>
        <dd>
          {sizeText(disk.free)} free,{' '}
          {disk.used === null
            ? 'the files of this site are being counted'
            : `${sizeText(disk.used)} used by this site`}
        </dd>
      </div>
      <div>
        <dt className="text-muted">Last backup</dt>
        <dd>
          {lastBackup ? timeText(lastBackup) : 'Never'}
          {!dailyBackup && '. None is made by itself; BACKUP_DIR names a folder for one a day.'}
        </dd>
      </div>
    </dl>
  )
}

function MostRead({ posts }: { posts: Today['mostRead'] }) {
  if (posts.length === 0) return null
  return (
    <>
      <h3 className="mt-5 mb-1 font-sans font-semibold text-base">Most read</h3>
      <ol aria-label="Most read" className="grid grid-cols-1">
        {posts.map(({ _id, title, views }) => (
          <li key={_id} className="flex min-h-9 items-center justify-between gap-4">
            <Link to={`/admin/blogs/edit/${_id}`} className="min-w-0 truncate hover:underline">
              {title}
            </Link>
            <span className="text-muted text-sm tabular-nums">{views}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
