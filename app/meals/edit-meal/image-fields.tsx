import { useState } from 'react'
import { LibraryButton } from '#app/images/library/library-dialog.tsx'
import { ImageSources } from '#app/images/tray/image-sources.tsx'
import { ImageTiles } from '#app/images/tray/image-tiles.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Link } from '#app/ui/link.tsx'
import { ImageAltField } from '../editing/image-alt-field.tsx'
import { DrawAgain } from '../older-plate/draw-again.tsx'
import type { EditMeal } from './use-edit-meal.ts'
import type { SaveMeal } from './use-save-meal.ts'

type Props = { screen: EditMeal; saving: SaveMeal }

/** The image of the meal: its address, its picture, and the three ways to replace it. */
export function ImageFields({ screen, saving }: Props) {
  const { fields, change, changeImage, tray, file, setFile, wishes, changeWishes } = screen
  const [replacing, setReplacing] = useState(false)
  return (
    <div className="grid gap-5">
      <Field
        label="Image URL"
        hint="The image below, or the direct URL of another one; a copy of that is kept on this site."
        error={saving.problemOf('imageUrl')}
      >
        <TextInput
          name="imageUrl"
          inputMode="url"
          autoComplete="off"
          value={fields.imageUrl}
          onChange={(event) => changeImage({ imageUrl: event.target.value, imageId: null })}
        />
      </Field>
      <ImageAltField value={fields.imageAlt} onChange={(imageAlt) => change({ imageAlt })} />
      <ImageTiles tray={tray} legend="Select one image for the meal" />
      <UnusedImage screen={screen} />
      <DrawAgain tray={tray} items={fields.items} />
      {tray.message && (
        <p role="alert" className="font-medium text-danger text-sm">
          {tray.message}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button look="secondary" aria-expanded={replacing} onClick={() => setReplacing(!replacing)}>
          Replace image
        </Button>
        <LibraryButton tray={tray} />
        {fields.imageId && (
          <Link to={`/admin/analyze/${fields.imageId}`} className="text-link px-2">
            Image analysis
          </Link>
        )}
      </div>
      {/* Only hidden, so that a chosen file stays chosen. */}
      <div hidden={!replacing}>
        <ImageSources
          tray={tray}
          prompts={wishes.prompts}
          onPromptsChange={(prompts) => changeWishes({ prompts })}
          linkUrl={wishes.linkUrl}
          onLinkUrlChange={(linkUrl) => changeWishes({ linkUrl })}
          linkLabel="URL of another image"
          file={file}
          onFile={setFile}
          onPasted={() => setReplacing(true)}
        />
      </div>
    </div>
  )
}

/** Says that the typed address is used and not the selected image, with a button to use the image. */
function UnusedImage({ screen: { fields, changeImage, tray } }: Pick<Props, 'screen'>) {
  const { selected } = tray
  if (!selected || selected.imageUrl === fields.imageUrl) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-sunken px-3 py-2 text-sm">
      <p>The image URL above will be used, not the selected image.</p>
      <Button
        look="secondary"
        onClick={() => changeImage({ imageUrl: selected.imageUrl, imageId: selected._id })}
      >
        Use the selected image
      </Button>
    </div>
  )
}
