import { tryPicture } from '#app/images/making/try-picture.server.ts'
import { ProviderError } from '#platform/ai/provider-error.ts'
import type { Admin } from '#platform/api/caller.ts'
import type { App } from '#platform/app.ts'
import { invalid, isFailure } from '#platform/errors.ts'
import type { TestResult, testedModels } from './settings.ts'

/** Makes one small real call to a configured model, which costs money, and describes the result. */
export async function testModel(
  app: App,
  _admin: Admin,
  which: (typeof testedModels)[number],
): Promise<TestResult> {
  const started = performance.now()
  try {
    const made = await (which === 'image' ? tryImageModel(app) : tryVisionModel(app))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    return { ok: true, msg: `${made} in ${seconds} s.` }
  } catch (error) {
    // A model that is not configured is a result here, not a failed request: a 503 would mean that the test
    // itself failed.
    const isResult = error instanceof ProviderError || (isFailure(error) && error.status === 503)
    if (!isResult) throw error
    return { ok: false, msg: `${error.message.replace(/\.$/, '')}.` }
  }
}

async function tryImageModel(app: App): Promise<string> {
  const { imageModel } = app.config
  if (!imageModel) throw invalid('The illustrator is built in and needs no test', 'model')
  return `${imageModel.name} made ${await tryPicture(app, imageModel)}`
}

async function tryVisionModel(app: App): Promise<string> {
  const { visionModel } = app.config
  if (!visionModel) throw invalid('VISION_MODEL names no model', 'model')
  const { tryVision } = await import('#app/images/vision/try-vision.server.ts')
  await tryVision(app, visionModel)
  return `${visionModel.name} looked at a picture and answered as it was asked to`
}
