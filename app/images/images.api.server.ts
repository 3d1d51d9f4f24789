import { z } from 'zod'
import { analysisSchema, analyzeInput } from '#app/nutrition/analysis.ts'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { pagingAnswer, pagingQuery } from '#platform/api/paging.ts'
import { imageSchema, listedImageSchema, maxUploadBytes } from './image.ts'
import { deleteImage, getImage, listImages, maxSeed, requestImage } from './images.server.ts'
import { imageModelStatus } from './making/image-model-status.server.ts'
import { imageModelSchema } from './making/image-model-status.ts'
import { chosenFile, storeFromUrl, storeUpload, tooLargeMessage } from './making/uploads.server.ts'
import {
  illustrateEstimate,
  illustrateEstimatePortions,
} from './on-demand/estimated-plate.server.ts'
import { maxPlateText } from './on-demand/plate-address.ts'
import { analyzeImage } from './vision/analyze.server.ts'
import { nameFoods } from './vision/visitors/visitor-photos.server.ts'
import { photoFoodsSchema } from './vision/visitors/visitor-photos.ts'

const imageId = z.object({ id: z.string() })
const file = { field: 'image', maxBytes: maxUploadBytes, tooLargeMessage }

const generateInput = z.object({
  prompt: z
    .string('Please enter a prompt')
    .trim()
    .min(1, 'Please enter a prompt')
    .max(1000, 'The prompt must have at most 1000 characters'),
  seed: z
    .int(`The seed must be a whole number from 0 to ${maxSeed}`)
    .min(0, `The seed must be a whole number from 0 to ${maxSeed}`)
    .max(maxSeed, `The seed must be a whole number from 0 to ${maxSeed}`)
    .nullish()
    .transform((seed) => seed ?? undefined),
})

const urlInput = z.object({
  imageUrl: z
    .string('Please enter a valid image URL')
    .trim()
    .min(1, 'Please enter a valid image URL')
    .max(2000, 'The URL must have at most 2000 characters'),
})

const listQuery = z.object({
  ...pagingQuery(24),
  search: z.string().trim().max(200, 'The search must have at most 200 characters').optional(),
  status: z.enum(['ready'], 'The status can only be ready').optional(),
})

const plateQuery = z.object({
  text: z
    .string('Please enter a text')
    .trim()
    .min(1, 'Please enter a text')
    .max(maxPlateText, `The text must have at most ${maxPlateText} characters`),
})

export const imageEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/images/generate',
    who: 'staff',
    summary: 'Asks for an image of a prompt; poll it until it is no longer pending',
    body: generateInput,
    answer: imageSchema,
    status: 201,
    handle: ({ app, user, body }) => requestImage(app, user, body),
  }),
  endpoint({
    method: 'get',
    path: '/images',
    who: 'staff',
    summary: 'Images, newest first, by words of their prompts',
    query: listQuery,
    answer: z.object({ images: z.array(listedImageSchema), ...pagingAnswer }),
    handle: ({ app, user, query }) => listImages(app, user, query),
  }),
  endpoint({
    method: 'get',
    path: '/images/model',
    who: 'staff',
    summary: 'What makes images, what one costs, and what this month has cost',
    answer: imageModelSchema,
    handle: ({ app, user }) => imageModelStatus(app, user),
  }),
  endpoint({
    method: 'get',
    path: '/images/{id}',
    who: 'staff',
    summary: 'One image',
    params: imageId,
    answer: imageSchema,
    handle: ({ app, user, params }) => getImage(app, user, params.id),
  }),
  endpoint({
    method: 'delete',
    path: '/images/{id}',
    who: 'staff',
    summary: 'Deletes an image that no meal or post uses',
    params: imageId,
    answer: z.object({ msg: z.string() }),
    async handle({ app, user, params }) {
      await deleteImage(app, user, params.id)
      return { msg: 'Image deleted' }
    },
  }),
  endpoint({
    method: 'post',
    path: '/images/upload',
    who: 'staff',
    summary: 'Stores a JPEG, PNG or WebP of at most 5 MB',
    file,
    answer: imageSchema,
    status: 201,
    handle: ({ app, user, body }) => storeUpload(app, user, chosenFile(body)),
  }),
  endpoint({
    method: 'post',
    path: '/upload',
    who: 'staff',
    summary: 'Stores a picture and gives its address',
    file,
    answer: z.object({ url: z.string() }),
    status: 201,
    async handle({ app, user, body }) {
      const { imageUrl } = await storeUpload(app, user, chosenFile(body))
      return { url: imageUrl }
    },
  }),
  endpoint({
    method: 'post',
    path: '/images/url',
    who: 'staff',
    summary: 'Copies the picture at a public address',
    body: urlInput,
    answer: imageSchema,
    status: 201,
    handle: ({ app, user, body }) => storeFromUrl(app, user, body.imageUrl),
  }),
  endpoint({
    method: 'post',
    path: '/nutrition/photo',
    who: 'anyone',
    summary: 'The foods that the vision model sees on a photo, which is not kept',
    file,
    answer: photoFoodsSchema,
    limit: { points: 5, seconds: 3600 },
    handle: async ({ app, body }) => ({ foods: await nameFoods(app, chosenFile(body)) }),
  }),
  endpoint({
    method: 'post',
    path: '/nutrition/analyze',
    who: 'staff',
    summary: 'Figures of an image, from typed ingredients or from its prompt',
    body: analyzeInput,
    answer: analysisSchema,
    handle: ({ app, user, body }) => analyzeImage(app, user, body),
  }),
  endpoint({
    method: 'get',
    path: '/nutrition/estimate/plate',
    who: 'anyone',
    summary:
      'A picture (WebP) of what a text puts on a plate, drawn from the same foods as its figures',
    query: plateQuery,
    limit: { points: 60, seconds: 60 },
    handle: async ({ app, query }) => plateAnswer(await illustrateEstimate(app, query.text)),
  }),
  endpoint({
    method: 'get',
    path: '/nutrition/estimate/portions',
    who: 'anyone',
    summary:
      'A picture (WebP) of half, one and two portions of what a text puts on a plate, side by side',
    query: plateQuery,
    limit: { points: 60, seconds: 60 },
    handle: async ({ app, query }) =>
      plateAnswer(await illustrateEstimatePortions(app, query.text)),
  }),
]

/** Cached by browsers for an hour only, as a newer version of the site may draw the same words differently. */
function plateAnswer(picture: Uint8Array): Response {
  const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=3600' }
  return new Response(new Uint8Array(picture), { headers })
}
