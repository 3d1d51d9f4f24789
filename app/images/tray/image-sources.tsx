import { Tabs } from '@base-ui/react/tabs'
import { ImageUp, Link2, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { joinClasses } from '#app/ui/join-classes.ts'
import type { Prompts } from '../making/prompts.ts'
import { GeneratePanel } from './generate-panel.tsx'
import { LinkPanel } from './link-panel.tsx'
import { UploadPanel } from './upload-panel.tsx'
import type { ImageTray } from './use-image-tray.ts'

type Props = {
  tray: ImageTray
  prompts: Prompts
  onPromptsChange: (prompts: Prompts) => void
  linkUrl: string
  onLinkUrlChange: (url: string) => void
  /** The name of the field for an address, where the page has one of the name "Image URL" already. */
  linkLabel?: string
  file: File | null
  onFile: (file: File | null) => void
  /** Called after a file was pasted anywhere on the page, which opens the upload tab. */
  onPasted?: () => void
}

const sources = [
  { value: 'generate', name: 'Generate Image', Icon: Sparkles },
  { value: 'upload', name: 'Upload Image', Icon: ImageUp },
  { value: 'link', name: 'Image URL', Icon: Link2 },
] as const

/** Three ways to add an image to the tray, each on its own tab. */
export function ImageSources(props: Props) {
  const { tray, file, onFile } = props
  const [source, setSource] = useState<string>(sources[0].value)
  return (
    <Tabs.Root value={source} onValueChange={setSource}>
      <Tabs.List className="@container -mx-1 flex gap-1 border-line border-b px-1">
        {sources.map(({ value, name, Icon }) => (
          <Tabs.Tab
            key={value}
            value={value}
            className={joinClasses(
              '-mb-px flex min-h-11 items-center justify-center gap-2 border-b-2 px-1 font-semibold text-sm leading-5 @max-lg:grow @lg:px-3 @lg:text-base',
              value === source
                ? 'border-accent text-ink'
                : 'border-transparent text-muted hover:text-ink',
            )}
          >
            <Icon
              size={20}
              strokeWidth={1.75}
              className="shrink-0 @max-lg:hidden"
              aria-hidden="true"
            />
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="generate" className="pt-5">
        <GeneratePanel
          prompts={props.prompts}
          onChange={props.onPromptsChange}
          onGenerate={tray.generate}
        />
      </Tabs.Panel>
      <Tabs.Panel value="upload" keepMounted className="pt-5">
        <UploadPanel
          file={file}
          onFile={onFile}
          onUploaded={tray.add}
          onPasted={() => {
            setSource('upload')
            props.onPasted?.()
          }}
        />
      </Tabs.Panel>
      {/* Its one field has the name of its tab, which would be read out twice. */}
      <Tabs.Panel value="link" keepMounted aria-labelledby={undefined} className="pt-5">
        <LinkPanel
          label={props.linkLabel}
          url={props.linkUrl}
          onUrlChange={props.onLinkUrlChange}
          onLinked={tray.add}
        />
      </Tabs.Panel>
    </Tabs.Root>
  )
}
