import { useState } from 'react'
import { type Path, Transforms } from 'slate'
import { ReactEditor } from 'slate-react'
import type { PostEditor } from '../document.ts'
import { ImageDialog, type ImageWords } from '../images/image-dialog.tsx'
import type { ImageTools } from '../images/image-tools.ts'
import { describeImage, imageWordsAt } from '../images/images.ts'
import type { UploadStore } from '../images/upload-store.ts'
import { useImages } from '../images/use-images.tsx'
import { usePictures } from '../images/use-pictures.tsx'
import { LinkDialog, type LinkDraft } from '../linking/link-dialog.tsx'
import { linkDraft, removeLinks, setLink } from '../links.ts'
import { useInserts } from './use-inserts.tsx'

/** The dialogs of the editor, and what opens them. */
export function useEditorDialogs(editor: PostEditor, store: UploadStore) {
  const [link, setLinkDraft] = useState<LinkDraft | null>(null)
  const [described, setDescribed] = useState<{ at: Path; words: ImageWords } | null>(null)
  const describe = (at: Path) => setDescribed({ at, words: imageWordsAt(editor, at) })
  const images = useImages(editor, store)
  const pictures = usePictures(editor, describe)
  const inserts = useInserts(editor, store, pictures.insert)
  const tools: ImageTools = {
    store,
    describe,
    replace: pictures.replace,
    retry: images.send,
    remove: (at) => {
      Transforms.removeNodes(editor, { at })
      ReactEditor.focus(editor)
    },
  }
  // A closing dialog would focus the editor without its cursor, which would then be at the start.
  const backToText = () => ReactEditor.focus(editor)
  const inLink = (change: () => void) => {
    change()
    setLinkDraft(null)
  }
  const dialogs = (
    <>
      {images.input}
      {inserts.dialogs}
      {pictures.dialog}
      <LinkDialog
        draft={link}
        takeFocus={backToText}
        onClose={() => setLinkDraft(null)}
        onSave={(url, text) => inLink(() => setLink(editor, url, text))}
        onRemove={() => inLink(() => removeLinks(editor))}
      />
      <ImageDialog
        words={described?.words ?? null}
        takeFocus={backToText}
        onClose={() => setDescribed(null)}
        onSave={(words) => {
          if (described) describeImage(editor, described.at, words)
          setDescribed(null)
        }}
      />
    </>
  )
  return {
    openLink: () => setLinkDraft(linkDraft(editor)),
    pickImage: images.pick,
    inserts,
    tools,
    backToText,
    dialogs,
  }
}
