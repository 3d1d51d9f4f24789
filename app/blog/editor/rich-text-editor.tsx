import { type KeyboardEvent, useId, useState } from 'react'
import { type Path, Transforms } from 'slate'
import { Editable, ReactEditor, Slate, useSlateSelector } from 'slate-react'
import { joinClasses } from '#app/ui/join-classes.ts'
import { wordsIn } from './count-words.ts'
import type { EditorBlock, PostEditor } from './document.ts'
import { ElementView, LeafView } from './element-view.tsx'
import { ImageDialog, type ImageWords } from './images/image-dialog.tsx'
import { type ImageTools, ImageToolsContext } from './images/image-tools.ts'
import { describeImage, imageWordsAt } from './images/images.ts'
import type { UploadStore } from './images/upload-store.ts'
import { useImages } from './images/use-images.tsx'
import { usePictures } from './images/use-pictures.tsx'
import { InsertToolsContext } from './inserts/insert-tools.ts'
import { useInserts } from './inserts/use-inserts.tsx'
import { keepInSight } from './keep-in-sight.ts'
import { LinkDialog, type LinkDraft } from './link-dialog.tsx'
import { linkDraft, removeLinks, setLink } from './links.ts'
import { flushBeginnings } from './phone-beginnings.ts'
import { carryOut, carryOutTab, commandOf } from './shortcuts.ts'
import { TableBar } from './tables/table-bar.tsx'
import { takeSelection } from './take-selection.ts'
import { Toolbar } from './toolbar.tsx'

type Props = {
  editor: PostEditor
  store: UploadStore
  label: string
  /** The id of the error message about the content. */
  errorId?: string
  onChange: (blocks: EditorBlock[]) => void
}

/** The editor of a post's content: toolbar, text, word count, and its dialogs. */
export function RichTextEditor({ editor, store, label, errorId, onChange }: Props) {
  const id = useId()
  const [link, setLinkDraft] = useState<LinkDraft | null>(null)
  const [described, setDescribed] = useState<{ at: Path; words: ImageWords } | null>(null)
  const describe = (at: Path) => setDescribed({ at, words: imageWordsAt(editor, at) })
  const images = useImages(editor, store, describe)
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
  const openLink = () => setLinkDraft(linkDraft(editor))
  const inLink = (change: () => void) => {
    change()
    setLinkDraft(null)
  }
  return (
    <Slate
      editor={editor}
      initialValue={editor.children}
      onValueChange={(value) => onChange(value as EditorBlock[])}
    >
      <div
        className={joinClasses(
          'rounded-card border bg-surface',
          errorId ? 'border-danger' : 'border-field-line',
        )}
      >
        <div className="sticky top-0 z-10 rounded-t-card bg-surface">
          <Toolbar
            controls={id}
            onLink={openLink}
            onImage={images.pick}
            onInsert={inserts.choose}
          />
          <TableBar />
        </div>
        <ImageToolsContext value={tools}>
          <InsertToolsContext value={{ edit: inserts.edit, remove: tools.remove }}>
            <Text id={id} label={label} errorId={errorId} editor={editor} onLink={openLink} />
          </InsertToolsContext>
        </ImageToolsContext>
        <WordCount />
      </div>
      {images.input}
      {inserts.dialogs}
      {pictures.dialog}
      <LinkDialog
        draft={link}
        takeFocus={backToText}
        onClose={() => inLink(() => {})}
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
    </Slate>
  )
}

type TextProps = Pick<Props, 'editor' | 'label' | 'errorId'> & { id: string; onLink: () => void }

function Text({ id, label, errorId, editor, onLink }: TextProps) {
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Tab' && !(event.ctrlKey || event.altKey || event.metaKey)) {
      takeSelection(editor)
      if (carryOutTab(editor, event.shiftKey)) event.preventDefault()
      return
    }
    const command = commandOf(event)
    if (!command) return
    event.preventDefault()
    takeSelection(editor)
    if ('action' in command && command.action === 'link') onLink()
    else carryOut(editor, command)
  }
  return (
    <Editable
      id={id}
      role="textbox"
      aria-multiline="true"
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      spellCheck
      placeholder="Write your blog content here..."
      renderElement={ElementView}
      renderLeaf={LeafView}
      renderPlaceholder={({ attributes, children }) => (
        <span {...attributes} style={{ ...attributes.style, opacity: 1 }} className="text-muted">
          {children}
        </span>
      )}
      onKeyDown={press}
      onPaste={(event) => {
        event.preventDefault()
        editor.insertData(event.clipboardData)
      }}
      onDOMBeforeInput={() => flushBeginnings(editor)}
      scrollSelectionIntoView={keepInSight}
      // An inline style, because the editor sets its own height inline while it is empty.
      style={{ minHeight: '26rem' }}
      className="mx-auto max-w-[68ch] px-5 py-8 text-[1.1875rem] leading-8 outline-none md:py-10"
    />
  )
}

function WordCount() {
  const words = useSlateSelector((editor) => wordsIn(editor.children))
  return (
    <p className="border-line border-t px-4 py-2 text-right text-muted text-sm tabular-nums">
      {words === 1 ? '1 word' : `${words.toLocaleString('en')} words`}
    </p>
  )
}
