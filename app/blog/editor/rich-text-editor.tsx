import { type KeyboardEvent, useContext, useId, useRef, useState } from 'react'
import { Editable, type RenderPlaceholderProps, Slate } from 'slate-react'
import { joinClasses } from '#app/ui/join-classes.ts'
import type { EditorBlock, PostEditor } from './document.ts'
import { ElementView, LeafView } from './element-view.tsx'
import { FindBar } from './finding/find-bar.tsx'
import { type Find, useFind } from './finding/use-find.ts'
import { LeaveButton } from './focus-mode/leave-button.tsx'
import { useFocusMode } from './focus-mode/use-focus-mode.ts'
import { EditorFoot } from './foot/editor-foot.tsx'
import { ImageToolsContext } from './images/image-tools.ts'
import type { UploadStore } from './images/upload-store.ts'
import { InsertToolsContext } from './inserts/insert-tools.ts'
import { useEditorDialogs } from './inserts/use-editor-dialogs.tsx'
import { keepInSight, scroller } from './keep-in-sight.ts'
import { createListeners, KeysContext, pressKey } from './keyboard/use-keys.ts'
import { BlockHandle } from './moving/block-handle.tsx'
import { usePictureDrop } from './moving/picture-drop.tsx'
import { flushBeginnings } from './phone-beginnings.ts'
import { SelectionBar } from './selection-bar/selection-bar.tsx'
import { type Command, carryOut, carryOutTab, commandOf } from './shortcuts.ts'
import { SlashMenu } from './slash/slash-menu.tsx'
import { TableBar } from './tables/table-bar.tsx'
import { takeSelection } from './take-selection.ts'
import { Toolbar } from './toolbar.tsx'

type Props = {
  editor: PostEditor
  store: UploadStore
  label: string
  placeholder: string
  /** The id of the error message about the content. */
  errorId?: string
  onChange: (blocks: EditorBlock[]) => void
}

/** The editor of a post's content: toolbar, text, word count, and its dialogs. */
export function RichTextEditor({ onChange, ...props }: Props) {
  const [listeners] = useState(createListeners)
  return (
    <Slate
      editor={props.editor}
      initialValue={props.editor.children}
      onValueChange={(value) => onChange(value as EditorBlock[])}
    >
      <KeysContext value={listeners}>
        <Frame {...props} />
      </KeysContext>
    </Slate>
  )
}

function Frame({ editor, store, label, placeholder, errorId }: Omit<Props, 'onChange'>) {
  const id = useId()
  const card = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const { inserts, tools, dialogs, openLink, pickImage, backToText } = useEditorDialogs(
    editor,
    store,
  )
  const find = useFind(editor)
  const focusMode = useFocusMode(editor, card)
  const drop = usePictureDrop(editor, store, sheet)
  const run = (command: Command) =>
    'action' in command && command.action === 'link' ? openLink() : carryOut(editor, command)
  return (
    <>
      <div
        ref={card}
        {...(focusMode.isOn && scroller)}
        className={
          focusMode.isOn ? wholeWindow : joinClasses(plainCard, errorId && 'border-danger')
        }
      >
        <div className="sticky top-0 z-10 rounded-t-card bg-surface">
          <LeaveButton focusMode={focusMode} />
          {!focusMode.isOn && (
            <>
              <Toolbar
                controls={id}
                onLink={openLink}
                onImage={pickImage}
                onInsert={inserts.choose}
              />
              <TableBar controls={id} />
            </>
          )}
          <FindBar find={find} onTakeSelection={() => takeSelection(editor)} />
        </div>
        <div ref={sheet} className="relative" {...drop.handlers}>
          <ImageToolsContext value={tools}>
            <InsertToolsContext value={{ edit: inserts.edit, remove: tools.remove }}>
              <Text
                {...{ id, label, placeholder, errorId, editor }}
                onCommand={run}
                onInput={focusMode.resume}
                decorate={find.decorate}
              />
            </InsertToolsContext>
          </ImageToolsContext>
          <SlashMenu onChoose={inserts.choose} />
          <SelectionBar onCommand={run} />
          <BlockHandle frame={sheet} />
          {drop.line}
        </div>
        {!focusMode.isOn && <EditorFoot {...{ find, focusMode, backToText }} />}
      </div>
      {dialogs}
    </>
  )
}

const plainCard = 'rounded-card border border-field-line bg-surface'
const wholeWindow = 'fixed inset-0 z-30 overflow-y-auto bg-surface'

type TextProps = Pick<Props, 'editor' | 'label' | 'placeholder' | 'errorId'> & {
  id: string
  onCommand: (command: Command) => void
  onInput: () => void
  decorate: Find['decorate']
}

function Text({
  id,
  label,
  placeholder,
  errorId,
  editor,
  onCommand,
  onInput,
  decorate,
}: TextProps) {
  const listeners = useContext(KeysContext)
  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (pressKey(listeners, event)) {
      event.preventDefault()
      return
    }
    if (event.key === 'Tab' && !(event.ctrlKey || event.altKey || event.metaKey)) {
      takeSelection(editor)
      if (carryOutTab(editor, event.shiftKey)) event.preventDefault()
      return
    }
    const command = commandOf(event)
    if (!command) return
    event.preventDefault()
    takeSelection(editor)
    onCommand(command)
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
      placeholder={placeholder}
      renderElement={ElementView}
      renderLeaf={LeafView}
      renderPlaceholder={Placeholder}
      decorate={decorate}
      onKeyDown={press}
      onPaste={(event) => {
        event.preventDefault()
        takeSelection(editor)
        editor.insertData(event.clipboardData)
      }}
      onDOMBeforeInput={() => {
        flushBeginnings(editor)
        onInput()
      }}
      scrollSelectionIntoView={keepInSight}
      // An inline style, because the editor sets its own height inline while it is empty.
      style={{ minHeight: '26rem' }}
      className="mx-auto max-w-[68ch] px-5 py-8 text-[1.1875rem] leading-8 outline-none md:py-10"
    />
  )
}

const Placeholder = ({ attributes, children }: RenderPlaceholderProps) => (
  <span {...attributes} style={{ ...attributes.style, opacity: 1 }} className="text-muted">
    {children}
  </span>
)
