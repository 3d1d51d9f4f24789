import { describe, expect, it } from 'vitest'
import type { Image } from '../image.ts'
import {
  changeTray,
  emptyTray,
  isAwaited,
  selectedImage,
  type Tray,
  type TrayEvent,
  tileProgress,
  tileState,
} from './image-tray.ts'

describe('the tray of images', () => {
  it('shows a tile for each request before the server has answered', () => {
    const tray = trayAfter(requested('a', 'b'))
    expect(states(tray)).toEqual(['pending', 'pending'])
    expect(selectedImage(tray)).toBeNull()
  })

  it('selects the first image to get ready [create-08]', () => {
    const tray = trayAfter(requested('a', 'b'), ...accepted('a', 'b'), ready('2'), ready('1'))
    expect(selectedImage(tray)?._id).toBe('2')
  })

  it('keeps the selection when another image gets ready [create-08]', () => {
    const tray = trayAfter(
      requested('a', 'b'),
      ...accepted('a', 'b'),
      ready('1'),
      { type: 'added', image: image('9', '/media/9.webp') },
      ready('2'),
    )
    expect(selectedImage(tray)?._id).toBe('9')
  })

  it('puts newer images first', () => {
    const tray = trayAfter(requested('a'), requested('b'))
    expect(tray.tiles.map(({ key }) => key)).toEqual(['b', 'a'])
  })

  it('selects neither pending nor failed images [create-10]', () => {
    const tray = trayAfter(requested('a', 'b'), ...accepted('a', 'b'), failed('1'))
    for (const key of ['a', 'b']) {
      expect(selectedImage(changeTray(tray, { type: 'selected', key }))).toBeNull()
    }
  })

  it('shows the progress of the image, but never more than 95 % [create-07]', () => {
    const [tile] = trayAfter(requested('a'), ...accepted('a')).tiles
    if (!tile?.image) throw new Error('no tile')
    expect(tileProgress(tile)).toBe(0.25)
    expect(tileProgress({ ...tile, image: { ...tile.image, progress: 1 } })).toBe(0.95)
  })

  it('shows a timed out image as failed, and replaces it when it gets ready later', () => {
    const late = trayAfter(requested('a'), ...accepted('a'), { type: 'timedOut', imageId: '1' })
    expect(states(late)).toEqual(['failed'])
    expect(late.tiles.every(isAwaited)).toBe(true)
    const still = changeTray(late, { type: 'answered', image: image('1', 'pending') })
    expect(states(still)).toEqual(['failed'])
    const tray = changeTray(still, ready('1'))
    expect(states(tray)).toEqual(['ready'])
    expect(selectedImage(tray)?._id).toBe('1')
  })

  it('gives a timed out image another round of checks', () => {
    const tray = trayAfter(
      requested('a'),
      ...accepted('a'),
      { type: 'timedOut', imageId: '1' },
      { type: 'checkedAgain', key: 'a' },
    )
    expect(states(tray)).toEqual(['pending'])
    expect(tray.tiles[0]?.round).toBe(1)
  })

  it('keeps the tile of a refused request, to be tried again', () => {
    const refused = trayAfter(requested('a'), { type: 'refused', key: 'a' })
    expect(states(refused)).toEqual(['failed'])
    expect(refused.tiles.some(isAwaited)).toBe(false)
    const again = changeTray(refused, { type: 'requestedAgain', key: 'a' })
    expect(states(again)).toEqual(['pending'])
    expect(again.tiles[0]?.prompt).toBe('prompt of a')
  })

  it('removes a discarded image, and its selection', () => {
    const tray = trayAfter(requested('a', 'b'), ...accepted('a', 'b'), ready('1'), ready('2'), {
      type: 'discarded',
      key: 'a',
    })
    expect(tray.tiles.map(({ key }) => key)).toEqual(['b'])
    expect(selectedImage(tray)).toBeNull()
  })

  it('restores the images and the selection of a draft', () => {
    const images = ['1', '2'].map((id) => ({ id, prompt: 'soup' }))
    const restored = trayAfter({ type: 'restored', images, selectedId: '2' })
    expect(restored.tiles.every(isAwaited)).toBe(true)
    const tray = [ready('1'), ready('2')].reduce(changeTray, restored)
    expect(selectedImage(tray)?._id).toBe('2')
  })

  it('drops a restored selection whose image no longer exists', () => {
    const images = ['1', '2'].map((id) => ({ id, prompt: 'soup' }))
    const tray = trayAfter(
      { type: 'restored', images, selectedId: '2' },
      { type: 'lost', imageId: '2' },
      ready('1'),
    )
    expect(selectedImage(tray)?._id).toBe('1')
  })
})

const trayAfter = (...events: TrayEvent[]) => events.reduce(changeTray, emptyTray)

const states = (tray: Tray) => tray.tiles.map(tileState)

const requested = (...keys: string[]): TrayEvent => ({
  type: 'requested',
  requests: keys.map((key) => ({ key, prompt: `prompt of ${key}` })),
})

/** Accepts the requests with the ids 1, 2 and so on. */
const accepted = (...keys: string[]): TrayEvent[] =>
  keys.map((key, index) => ({ type: 'accepted', key, image: image(`${index + 1}`, 'pending') }))

const ready = (id: string): TrayEvent => ({
  type: 'answered',
  image: image(id, `/media/${id}.webp`),
})

const failed = (id: string): TrayEvent => ({ type: 'answered', image: image(id, 'failed') })

function image(_id: string, imageUrl: string): Image {
  return {
    _id,
    imageUrl,
    url: imageUrl.startsWith('/') ? imageUrl : null,
    prompt: 'soup',
    source: 'generated',
    model: 'illustrator',
    seed: 1,
    error: null,
    progress: 0.25,
    width: null,
    height: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    files: null,
  }
}
