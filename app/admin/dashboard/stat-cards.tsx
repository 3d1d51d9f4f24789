import type { Stats } from '#app/publishing/managing/stats.ts'
import { StatCard } from '#app/ui/lists/stat-card.tsx'

const format = new Intl.NumberFormat('en')

/** The four counts at the top of the dashboard. */
export function StatCards({ stats }: { stats: Stats | null }) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard
        name="Total Meals"
        value={stats?.meals}
        note={stats && `${format.format(stats.publishedMeals)} published`}
      />
      <StatCard
        name="Total Blogs"
        value={stats?.blogs}
        note={stats && `${format.format(stats.publishedBlogs)} published`}
      />
      <StatCard name="Categories" value={stats?.categories} />
      <StatCard name="Images" value={stats?.images} />
    </dl>
  )
}
