import { Writable } from 'node:stream'
import { pino } from 'pino'
import { beforeEach, onTestFinished } from 'vitest'
import type { Image } from '#app/images/image.ts'
import { imageEndpoints } from '#app/images/images.api.server.ts'
import { imageJobs } from '#app/images/images.jobs.server.ts'
import type { Analysis } from '#app/nutrition/analysis.ts'
import { type ApiClient, apiClient } from '../api.ts'
import { asFile, buildPicture } from '../builders/pictures.ts'
import { type AiAnswer, type AiServer, startAiServer, textAnswer } from '../servers/ai-server.ts'
import { openTestApp, type TestApp } from '../test-app.ts'
import { startTestWorker } from '../test-worker.ts'

/** The API key of the provider, which must never be shown. */
export const visionKey = 'test-key-0123456789'

/** A model's answer with these foods and grams. */
export const foods = (...list: [string, unknown][]): AiAnswer =>
  textAnswer(JSON.stringify({ foods: list.map(([name, grams]) => ({ name, grams })) }))

type Answered = Analysis & { msg: string }

/** A log that appends all its lines to an array. */
function logTo(lines: string[]) {
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  return pino({ level: 'trace' }, stream)
}

/** A site whose uploaded pictures are analysed by a model, with a separate provider for each test. */
export function visionSite() {
  let server: AiServer
  let app: TestApp
  let staff: ApiClient
  let lines: string[] = []

  beforeEach(async () => {
    server = await startAiServer()
    onTestFinished(() => server.close())
  })

  async function open(env: Record<string, string> = {}, place?: Parameters<typeof openTestApp>[0]) {
    lines = []
    app = await openTestApp(place, {
      log: logTo(lines),
      env: {
        VISION_MODEL: 'compatible:eye',
        COMPATIBLE_BASE_URL: server.url,
        COMPATIBLE_API_KEY: visionKey,
        ...env,
      },
    })
    startTestWorker(app, imageJobs)
    staff = await apiClient(app, imageEndpoints).as('Manager')
  }

  /** Uploads a picture and requests its analysis. */
  async function analyze(more: Record<string, unknown> = {}) {
    const picture = await buildPicture('jpeg', { width: 1500, height: 900 })
    const { body } = await staff.upload<Image>('/images/upload', asFile(picture))
    return await staff.post<Answered>('/nutrition/analyze', { imageId: body._id, ...more })
  }

  return {
    open,
    analyze,
    get server() {
      return server
    },
    get app() {
      return app
    },
    /** The lines of the log. */
    get lines() {
      return lines
    },
  }
}
