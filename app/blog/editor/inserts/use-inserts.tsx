import { useState } from 'react'
import { type Descendant, Element, Node, type Path, Transforms } from 'slate'
import { ReactEditor } from 'slate-react'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import type { VoidBlock } from '../../content/blocks.ts'
import { toggleBlock } from '../blocks.ts'
import type { PostEditor } from '../document.ts'
import type { UploadStore } from '../images/upload-store.ts'
import { divider, insertBlocks } from '../insert-blocks.ts'
import { insertTable } from '../tables/tables.ts'
import type { InsertChoice } from './block-choices.ts'
import { insertFootnote } from './footnotes.ts'
import { GalleryForm } from './gallery-dialog.tsx'
import { MealSearch } from './meal-dialog.tsx'
import { VideoForm } from './video-dialog.tsx'

type Kind = 'embed' | 'meal' | 'gallery'

/** An open dialog: for a new block, or for the one at `at`. */
type Draft = { kind: Kind; at: Path | null; block: Descendant | null }

const titles: Record<Kind, string> = { embed: 'Video', meal: 'Meal card', gallery: 'Gallery' }

/** What readers get; the form of a video says it beside its field. */
const descriptions: Partial<Record<Kind, string>> = {
  meal: 'Readers see the meal with its picture and figures, as it is then.',
  gallery: 'Images side by side, which open large. Several can be added at once.',
}

const noText = { children: [{ text: '' }] }

/** What the Insert menu and the slash menu do, with their dialogs; `onImage` asks for a picture. */
export function useInserts(editor: PostEditor, store: UploadStore, onImage: () => void) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const backToText = () => ReactEditor.focus(editor)

  function choose(choice: InsertChoice) {
    if (choice === 'gallery' || choice === 'meal') setDraft({ kind: choice, at: null, block: null })
    else if (choice === 'video') setDraft({ kind: 'embed', at: null, block: null })
    else if (choice === 'image') onImage()
    else {
      if (choice === 'table') insertTable(editor)
      else if (choice === 'divider') insertBlocks(editor, [divider()])
      else if (choice === 'footnote') insertFootnote(editor)
      else toggleBlock(editor, choice === 'code' ? 'code-block' : choice)
      backToText()
    }
  }

  function edit(at: Path) {
    const block = Node.get(editor, at)
    if (Element.isElement(block) && isKind(block.type)) setDraft({ kind: block.type, at, block })
  }

  function save(block: VoidBlock) {
    const at = draft?.at
    if (at && Node.has(editor, at)) Transforms.setNodes<Element>(editor, block, { at })
    else insertBlocks(editor, [block])
    setDraft(null)
  }

  const dialogs = (
    <Dialog
      open={draft !== null}
      takeFocus={backToText}
      onOpenChange={(open) => !open && setDraft(null)}
      title={draft && titles[draft.kind]}
      description={draft && descriptions[draft.kind]}
    >
      {draft && <DraftForm draft={draft} store={store} onSave={save} />}
    </Dialog>
  )
  return { choose, edit, dialogs }
}

const isKind = (type: string): type is Kind => type in titles

type FormProps = { draft: Draft; store: UploadStore; onSave: (block: VoidBlock) => void }

function DraftForm({ draft: { kind, block }, store, onSave }: FormProps) {
  if (kind === 'embed') {
    const url = block && 'type' in block && block.type === 'embed' ? block.url : ''
    return <VideoForm url={url} onSave={(url) => onSave({ type: 'embed', url, ...noText })} />
  }
  if (kind === 'meal') {
    return <MealSearch onChoose={(mealId) => onSave({ type: 'meal', mealId, ...noText })} />
  }
  const images = block && 'type' in block && block.type === 'gallery' ? block.images : []
  return (
    <GalleryForm
      store={store}
      images={images}
      onSave={(images) => onSave({ type: 'gallery', images, ...noText })}
    />
  )
}
