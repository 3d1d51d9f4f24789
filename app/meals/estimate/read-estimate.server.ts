import { drawnInEstimate } from '#app/images/on-demand/estimated-plate.server.ts'
import { plateAddress as pictureAddress } from '#app/images/on-demand/plate-address.ts'
import { estimateInput } from '#app/nutrition/analysis.ts'
import type { Reader } from '#app/nutrition/estimate.ts'
import { estimatePlate, figuresOfPlate } from '#app/nutrition/nutrition.server.ts'
import { readerOf } from '#app/nutrition/own-foods/own-foods.server.ts'
import type { PlateFigures } from '#app/nutrition/plate-items.ts'
import type { App } from '#platform/app.ts'
import { isFailure } from '#platform/errors.ts'
import { drawnFrom, type LoadedEstimate } from './loaded-estimate.ts'
import { type PlateRow, plateItemOf } from './plate/plate-rows.ts'
import { type PlateForm, readPlateForm } from './plate/read-plate-form.server.ts'

/** The result for a page's address, and whether it asks for a change that its address should then have. */
export type ReadEstimate = { loaded: LoadedEstimate; changed: boolean }

const nothing: Omit<LoadedEstimate, 'text'> = {
  estimate: null,
  problem: null,
  plate: null,
  portions: {},
  drawn: null,
}

/** Reads the address of a page: the corrected plate in it, else its text; or the problem with the text. */
export async function readEstimate(app: App, params: URLSearchParams): Promise<ReadEstimate> {
  const text = (params.get('text') ?? '').trim()
  const reader = await readerOf(app)
  if (params.has('food') || params.has('add')) {
    const form = readPlateForm(reader, params)
    return { loaded: await loadPlate(app, reader, text, form), changed: form.changed }
  }
  return { loaded: await loadText(app, text), changed: false }
}

async function loadText(app: App, text: string): Promise<LoadedEstimate> {
  if (text === '') return { text, ...nothing }
  const parsed = estimateInput.safeParse({ text })
  if (!parsed.success) {
    return { text, ...nothing, problem: parsed.error.issues[0]?.message ?? null }
  }
  try {
    const { portions, ...estimate } = await estimatePlate(app, text)
    const drawn = await drawnOf(app, { text, foods: '' })
    return { text, ...nothing, estimate, portions, drawn }
  } catch (error) {
    if (isFailure(error) && error.status === 400) {
      return { text, ...nothing, problem: error.message }
    }
    throw error
  }
}

async function loadPlate(
  app: App,
  reader: Reader,
  text: string,
  { plate, portions, notAdded }: PlateForm,
): Promise<LoadedEstimate> {
  const items = plate.rows.flatMap((row) => plateItemOf(row, portions) ?? [])
  const words = plate.unknown.map((stretch) => stretch.text)
  const figures = items.length > 0 ? await figuresOfPlate(app, items, words) : null
  return {
    text,
    ...nothing,
    estimate: figures && withoutPortions(figures),
    plate: { ...plate, rows: withNear(reader, plate.rows) },
    portions,
    drawn: await drawnOf(app, drawnFrom(text, plate, portions)),
    ...(notAdded !== '' && { notAdded }),
  }
}

const withoutPortions = ({ portions: _, ...estimate }: PlateFigures) => estimate

/** The words that the picture shows; null where there is no picture. */
const drawnOf = async (app: App, from: { text: string; foods: string }) =>
  pictureAddress(from) ? await drawnInEstimate(app, from) : null

/** Rows that get similar foods, and how many each gets. */
const mostRows = 20
const mostNear = 4

/** The rows with foods that have the same last word, which says what a food is: brown rice for white rice. */
function withNear(reader: Reader, rows: readonly PlateRow[]): PlateRow[] {
  return rows.map((row, place) => {
    if (place >= mostRows) return row
    const noun = row.name.split(' ').at(-1) ?? row.name
    const alike = reader.search(noun, mostNear + 1).map(({ id, name }) => ({ foodId: id, name }))
    const near = alike.filter(({ foodId }) => foodId !== row.foodId).slice(0, mostNear)
    return { ...row, near }
  })
}
