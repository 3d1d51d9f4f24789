import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = {
  /** Notes one answered request: seconds it took, by method, kind of route and status. */
  request(labels: { method: string; route: string; status: number }, seconds: number): void
  /** Adds a number by `label`, which is read anew each time the metrics are asked for. */
  gauge(about: { name: string; help: string; label: string }, read: Read): void
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>
}

type Read = () => Promise<Record<string, number>>

/** Process and request metrics of this process. */
export function createMetrics(): Metrics {
  const registry = new Registry()
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
    gauge({ name, help, label }, read) {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [registry],
        async collect() {
          for (const [value, count] of Object.entries(await read()))
            this.set({ [label]: value }, count)
        },
      })
    },
    text: () => registry.metrics(),
  }
}
