import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry, register } from 'prom-client'
import { logOnce } from './log-once.ts'

/** The name and description of a metric, and its label names, for which each reading must have a value. */
export type AboutMetric = {
  type: 'counter' | 'gauge'
  name: string
  help: string
  labels?: string[]
}

export type Reading = { labels?: Record<string, string>; value: number }

export type Metrics = {
  /** Records one answered request: its duration in seconds, by method, kind of route and status. */
  request(labels: { method: string; route: string; status: number }, seconds: number): void
  /**
   * Adds values that are read whenever the metrics are requested. A value that cannot be read is omitted, so
   * that the others stay available during an outage. Labels must have few different values.
   */
  read(about: AboutMetric, read: () => Promise<Reading[]>): void
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>
}

/** Called once for each time that a metric becomes unreadable. */
type OnFault = (err: unknown, metric: string) => void

/** Metrics of this process and its requests. */
export function createMetrics(onFault: OnFault = () => undefined): Metrics {
  const registry = new Registry()
  const isNews = logOnce()
  measureProcess()
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
          // Without labels, a reset leaves a 0 instead of no value.
          if (readings.length + labels.length === 0) this.remove()
          for (const { labels = {}, value } of readings) this.inc(labels, value)
        },
      })
    },
    text: async () => (await register.metrics()) + (await registry.metrics()),
  }
}

/** Starts to measure this process, once: each measurement goes on until the process ends. */
function measureProcess() {
  if (register.getMetricsAsArray().length === 0) collectDefaultMetrics()
}

/** Concurrent calls share one call of `read`: for several metrics that come from the same query. */
export function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined
  return () => {
    underWay ??= read().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}
