import { z } from 'zod'
import { maxUploadBytes } from '#app/images/image.ts'
import { chosenFile, tooLargeMessage } from '#app/images/making/uploads.server.ts'
import { type Endpoint, endpoint } from '#platform/api/endpoint.ts'
import { ownPicture, removeOwnPicture, setOwnPicture } from './own-picture.server.ts'

const picture = z.object({ avatar: z.string().nullable() })

/** The author picture that posts show; staff may have one. */
export const ownPictureEndpoints: Endpoint[] = [
  endpoint({
    method: 'get',
    path: '/auth/picture',
    who: 'signed-in',
    summary: "The address of the caller's picture",
    answer: picture,
    handle: async ({ app, user }) => ({ avatar: await ownPicture(app, user) }),
  }),
  endpoint({
    method: 'post',
    path: '/auth/picture',
    who: 'staff',
    personal: true,
    summary: "Makes an uploaded picture the caller's, cut to a square",
    file: { field: 'image', maxBytes: maxUploadBytes, tooLargeMessage },
    answer: picture,
    handle: async ({ app, user, body }) => ({
      avatar: await setOwnPicture(app, user, chosenFile(body)),
    }),
  }),
  endpoint({
    method: 'delete',
    path: '/auth/picture',
    who: 'signed-in',
    summary: "Takes the caller's picture away",
    answer: picture,
    async handle({ app, user }) {
      await removeOwnPicture(app, user)
      return { avatar: null }
    },
  }),
]
