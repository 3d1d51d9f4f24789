import { Tabs } from '@base-ui/react/tabs'
import { type SyntheticEvent, useId, useState } from 'react'
import { Library } from '#app/images/library/library-dialog.tsx'
import { LinkPanel } from '#app/images/tray/link-panel.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { ImageZone, useImageUpload } from '../../writing/image-zone.tsx'

type Props = {
  open: boolean
  title: string
  description?: string
  /** See Dialog. */
  takeFocus: () => void
  onClose: () => void
  /** Called with the address of the stored picture. */
  onChoose: (url: string) => void
}

const sources = [
  { value: 'upload', name: 'Upload' },
  { value: 'address', name: 'Address' },
  { value: 'earlier', name: 'Earlier images' },
] as const

/** Asks for a picture: a file, an address on the web, or one that the site has already. */
export function PictureDialog({ open, title, description, takeFocus, onClose, onChoose }: Props) {
  return (
    <Dialog
      wide
      open={open}
      takeFocus={takeFocus}
      onOpenChange={(now) => !now && onClose()}
      title={title}
      description={description}
    >
      {open && <PictureSources onChoose={onChoose} />}
    </Dialog>
  )
}

/** For React, the dialog is inside the form of the post, which its own forms must not send. */
const staysHere = (event: SyntheticEvent) => event.stopPropagation()

function PictureSources({ onChoose }: Pick<Props, 'onChoose'>) {
  const [source, setSource] = useState<string>('upload')
  const [url, setUrl] = useState('')
  return (
    <Tabs.Root value={source} onValueChange={setSource} onSubmit={staysHere}>
      <Tabs.List className="-mt-2 mb-5 flex gap-1 border-line border-b">
        {sources.map(({ value, name }) => (
          <Tabs.Tab
            key={value}
            value={value}
            className={joinClasses(
              '-mb-px min-h-11 border-b-2 px-3 font-semibold',
              value === source
                ? 'border-accent text-ink'
                : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="upload" keepMounted>
        <UploadSource onChoose={onChoose} />
      </Tabs.Panel>
      <Tabs.Panel value="address" keepMounted>
        <LinkPanel url={url} onUrlChange={setUrl} onLinked={(image) => onChoose(image.imageUrl)} />
      </Tabs.Panel>
      <Tabs.Panel value="earlier">
        <Library onUse={(image) => onChoose(image.imageUrl)} />
      </Tabs.Panel>
    </Tabs.Root>
  )
}

function UploadSource({ onChoose }: Pick<Props, 'onChoose'>) {
  const { send, progress, failure } = useImageUpload(onChoose)
  const id = useId()
  return (
    <div className="grid gap-3">
      <span id={`${id}-name`} className="sr-only">
        Image file
      </span>
      <ImageZone
        name="picture"
        nameId={`${id}-name`}
        filled={false}
        onFile={send}
        errorId={failure ? id : undefined}
      >
        {null}
      </ImageZone>
      {progress !== null && <ProgressBar value={progress} label="Uploading" />}
      {failure && (
        <p id={id} role="alert" className="font-medium text-danger text-sm">
          {failure}
        </p>
      )}
    </div>
  )
}
