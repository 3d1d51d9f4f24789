import { saveFile } from '#app/ui/browser/save-file.ts'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import type { Score } from '../play/rules.ts'
import { drawResult, type PictureRound } from './draw-result.ts'

const fileName = 'guess-first.png'

/** Shares the result as a picture by the share sheet of the device, or saves it where there is none. */
export async function shareResult(
  siteName: string,
  score: Score,
  round: PictureRound,
): Promise<void> {
  await document.fonts?.ready
  const canvas = drawResult({ siteName, host: window.location.host, score }, round)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('The browser could not encode the picture')
  const file = new File([blob], fileName, { type: 'image/png' })
  const data = { files: [file], title: `${siteName}: guess first` }
  if (navigator.canShare?.(data) && (await isShared(data))) return
  saveFile(file, fileName)
  showToast('The picture was saved')
}

/** False if the sheet did not open; true also when the visitor closed it. */
async function isShared(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
