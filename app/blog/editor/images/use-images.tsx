import { useEffect, useEffectEvent, useRef } from 'react'
import { ReactEditor } from 'slate-react'
import { uploadTypes } from '#app/images/making/upload-rules.ts'
import { showErrorToast, showToast } from '#app/ui/toasts/toasts.tsx'
import type { PostEditor } from '../document.ts'
import { finishUpload, insertUploads } from './images.ts'
import type { UploadStore } from './upload-store.ts'

/** The file picker for images, and the uploads of pasted or dropped ones. */
export function useImages(editor: PostEditor, store: UploadStore) {
  const input = useRef<HTMLInputElement>(null)

  async function send(id: string) {
    const stored = await store.run(id)
    finishUpload(editor, store, id)
    if (stored) showToast('Image inserted successfully')
    else showErrorToast(store.get(id)?.failure ?? 'Failed to upload image')
  }

  function insert(files: File[]) {
    for (const id of insertUploads(editor, store, files)) void send(id)
    // Writing goes on below it. The image has a button for its description, and the second look asks for a missing one.
    ReactEditor.focus(editor)
  }

  const sendAll = useEffectEvent((ids: string[]) => {
    for (const id of ids) void send(id)
  })
  useEffect(() => store.onAnnounced((ids) => sendAll(ids)), [store])

  const picker = (
    <input
      ref={input}
      type="file"
      multiple
      hidden
      aria-label="Image file"
      accept={uploadTypes.join(',')}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])]
        // Allows choosing the same file again.
        event.target.value = ''
        if (files.length > 0) insert(files)
      }}
    />
  )
  return { send, pick: () => input.current?.click(), input: picker }
}
