import { useState } from 'react'
import type { Path } from 'slate'
import { ReactEditor } from 'slate-react'
import { showToast } from '#app/ui/toasts/toasts.tsx'
import type { PostEditor } from '../document.ts'
import { insertImage, replacePicture } from './images.ts'
import { PictureDialog } from './picture-dialog.tsx'

/** For a new image, or in place of the picture at `at`. */
type Wanted = { at: Path | null }

/** The dialog that asks for a picture, to insert it or to replace another. */
export function usePictures(editor: PostEditor, describe: (at: Path) => void) {
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const isNew = wanted?.at === null

  function choose(url: string) {
    setWanted(null)
    if (wanted?.at) {
      replacePicture(editor, wanted.at, url)
      showToast('Image replaced. Does its description still fit?')
      return
    }
    const at = insertImage(editor, url)
    if (at) describe(at)
  }

  const dialog = (
    <PictureDialog
      open={wanted !== null}
      title={isNew ? 'Insert image' : 'Replace image'}
      description={isNew ? undefined : 'Description, caption and width stay as they are.'}
      takeFocus={() => ReactEditor.focus(editor)}
      onClose={() => setWanted(null)}
      onChoose={choose}
    />
  )
  return {
    dialog,
    insert: () => setWanted({ at: null }),
    replace: (at: Path) => setWanted({ at }),
  }
}
