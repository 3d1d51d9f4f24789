import { type LicenceId, licences } from '#app/meals/passing-on/licence.ts'
import { Button } from '#app/ui/button.tsx'
import { LeaveDialog } from '#app/ui/dialogs/leave-dialog.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Switch } from '#app/ui/forms/switch.tsx'
import { HouseStyleField } from './house-style-field.tsx'
import { ModelFacts } from './model-facts.tsx'
import { PriceField } from './price-field.tsx'
import { SettingsSection } from './settings-section.tsx'
import { SitePreview } from './site-preview.tsx'
import { SiteSections } from './site-sections.tsx'
import { SpendingSection } from './spending-section.tsx'
import { TestProvider } from './test-provider.tsx'
import { UnchangedList } from './unchanged-list.tsx'
import type { SettingsForm as Form } from './use-settings.ts'

/** The form with all settings; the spending is beside it if there is room. */
export function SettingsForm({ form }: { form: Form }) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (form.changed) void form.save()
      }}
    >
      <UnchangedList unchanged={form.settings.unchanged} onChange={form.refresh} />
      <div className="grid grid-cols-1 items-start gap-6 max-lg:max-w-[42.5rem] lg:grid-cols-[minmax(0,42.5rem)_minmax(15rem,1fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <SiteSections form={form} />
          <ImagesSection form={form} />
          <VisionSection form={form} />
          <LicenceSection form={form} />
        </div>
        <div className="grid gap-6 lg:sticky lg:top-8">
          <SitePreview fields={form.fields} />
          <SpendingSection spending={form.settings.spending} />
        </div>
      </div>
      {form.changed && <SaveBar form={form} />}
      <LeaveDialog
        busy={form.busy}
        atRisk={() => (form.changed ? 'What you changed has not been saved.' : null)}
      />
    </form>
  )
}

function ImagesSection({ form }: { form: Form }) {
  const { imageModel, defaultHouseStyle, spending } = form.settings
  const { fields, change, problemOf, refresh } = form
  return (
    <SettingsSection title="Images" intro="What makes the plates of meals.">
      <ModelFacts
        name={imageModel?.name ?? 'illustrator'}
        missing={imageModel?.missing ?? null}
        variable="IMAGE_MODEL"
      />
      {imageModel ? (
        <>
          <PriceField
            label="Price of one image, in US dollars"
            model={imageModel}
            value={fields.imagePriceUsd}
            onChange={(imagePriceUsd) => change({ imagePriceUsd })}
            error={problemOf('imagePriceUsd')}
            limited={spending.limitUsd !== null}
          />
          <HouseStyleField
            value={fields.houseStyle}
            defaultValue={defaultHouseStyle}
            onChange={(houseStyle) => change({ houseStyle })}
            error={problemOf('houseStyle')}
          />
          <TestProvider model="image" subject="images" onTested={refresh} />
        </>
      ) : (
        <p className="text-muted text-sm">
          The built-in illustrator draws plates without a provider, a key or a price. With a model
          of a provider in IMAGE_MODEL, its house style, price and a test appear here.
        </p>
      )}
    </SettingsSection>
  )
}

function VisionSection({ form }: { form: Form }) {
  const { visionModel, spending } = form.settings
  const { fields, change, problemOf, refresh } = form
  return (
    <SettingsSection
      title="Recognising foods"
      intro="What looks at uploaded pictures and names the foods on them."
    >
      {visionModel ? (
        <>
          <ModelFacts {...visionModel} variable="VISION_MODEL" />
          <PriceField
            label="Price of one look, in US dollars"
            model={visionModel}
            value={fields.visionPriceUsd}
            onChange={(visionPriceUsd) => change({ visionPriceUsd })}
            error={problemOf('visionPriceUsd')}
            limited={spending.limitUsd !== null}
          />
          <TestProvider model="vision" subject="recognising foods" onTested={refresh} />
          <div>
            <Switch
              on={fields.visitorPhotos}
              onChange={(visitorPhotos) => change({ visitorPhotos })}
            >
              Visitors may estimate a plate from a photo
            </Switch>
            <p className="text-muted text-sm">
              Five an hour from one address, within the limit of the month. Photos are not kept.
            </p>
          </div>
        </>
      ) : (
        <p className="text-muted text-sm">
          No model is set. Without VISION_MODEL, figures of uploaded pictures are computed from the
          ingredients that are typed.
        </p>
      )}
    </SettingsSection>
  )
}

function LicenceSection({ form }: { form: Form }) {
  return (
    <SettingsSection
      title="Licence"
      intro="Under which others may use the meals, figures and pictures of this site."
    >
      <Field
        label="Licence of published meals"
        hint="Named in /meals.json and /meals.csv, where programs find all of them."
        error={form.problemOf('licence')}
      >
        <Select
          value={form.fields.licence}
          onChange={(event) => form.change({ licence: event.target.value as LicenceId })}
        >
          {Object.entries(licences).map(([id, { name }]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </SettingsSection>
  )
}

/** The bar to save, at the bottom of the window while there are changes. */
function SaveBar({ form }: { form: Form }) {
  return (
    <div className="sticky bottom-16 z-20 -mx-5 mt-8 flex items-center justify-end gap-3 border-line border-t bg-paper px-5 py-3 max-sm:*:grow md:bottom-0 md:-mx-10 md:px-10 md:py-4">
      <Button look="secondary" onClick={form.discard}>
        Discard changes
      </Button>
      <Button type="submit" busy={form.busy} busyText="Saving...">
        Save settings
      </Button>
    </div>
  )
}
