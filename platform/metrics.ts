import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { logOnce } from './log-once.ts'

/** What a metric is called, and the labels of which each reading has a value. */
export type AboutMetric = {
  type: 'counter' | 'gauge'
  name: string
  help: string
  labels?: string[]
}

export type Reading = { labels?: Record<string, string>; value: number }

export type Metrics = {
  /** Notes one answered request: seconds it took, by method, kind of route and status. */
  request(labels: { method: string; route: string; status: number }, seconds: number): void
  /**
   * Adds numbers that are read again each time the metrics are asked for. One that cannot be read is left
   * out: the others are wanted most when something does not answer. Labels must have few values.
   */
  read(about: AboutMetric, read: () => Promise<Reading[]>): void
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>
}

/** Called with a metric that cannot be read, once until it can be read again. */
type OnFault = (err: unknown, metric: string) => void

/** Process and request metrics of this process. */
export function createMetrics(onFault: OnFault = () => undefined): Metrics {
  const registry = new Registry()
  const isNews = logOnce()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  return {
    request: ({ method, route, status }, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    read({ type, name, help, labels = [] }, read) {
      const Metric = type === 'counter' ? Counter : Gauge
      const readOrNothing = async () => {
        try {
          const readings = await read()
          isNews(name, false)
          return readings
        } catch (err) {
          if (isNews(name, true)) onFault(err, name)
          return []
        }
      }
      new Metric({
        name,
        help,
        labelNames: labels,
        registers: [registry],
        async collect() {
          const readings = await readOrNothing()
          this.reset()
          // Without labels a reset leaves a 0, which would be a lie.
          if (readings.length + labels.length === 0) this.remove()
          for (const { labels = {}, value } of readings) this.inc(labels, value)
        },
      })
    },
    text: () => registry.metrics(),
  }
}

/** Those who ask while `read` is under way share what it gives: for metrics that come from one reading. */
export function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined
  return () => {
    underWay ??= read().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}
