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

/** One line for each thing that waits for somebody; none for what does not. */
function tasksOf(today: Today): Task[] {
  const { nextPost } = today
  const next = nextPost
    ? `, next “${nextPost.title}” on ${timeText(nextPost.publishedAt ?? '')}`
    : ''
  const { newMessages, failedJobs, scheduledPosts, draftPosts, draftMeals } = today
  const { mealsWithoutPicture, uncheckedMeals } = today
  return [
    ...task(newMessages, '/admin/messages?status=new', 'unread message', 'unread messages'),
    ...task(failedJobs, '/admin/status', 'job has failed', 'jobs have failed'),
    ...task(
      scheduledPosts,
      '/admin/blogs?status=scheduled',
      `article is scheduled${next}`,
      `articles are scheduled${next}`,
    ),
    ...task(draftPosts, '/admin/blogs?status=draft', 'article is a draft', 'articles are drafts'),
    ...task(draftMeals, '/admin/meals?status=draft', 'meal is a draft', 'meals are drafts'),
    ...task(
      mealsWithoutPicture,
      '/admin/meals?picture=false',
      'meal has no picture',
      'meals have no picture',
    ),
    ...task(
      uncheckedMeals,
      '/admin/meals?checked=false',
      'meal is not checked',
      'meals are not checked',
    ),
  ]
}

/** The line for so many things that wait; none if there are none. */
const task = (count: number, to: string, one: string, several: string): Task[] =>
  count > 0 ? [{ to, text: `${count} ${count === 1 ? one : several}` }] : []

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
