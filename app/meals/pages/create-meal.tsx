import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { drawnAlt } from '#app/images/drawn/drawn-text.ts'
import { LibraryButton } from '#app/images/library/library-dialog.tsx'
import { ImageSources } from '#app/images/tray/image-sources.tsx'
import { ImageTiles } from '#app/images/tray/image-tiles.tsx'
import { useTitleCheck } from '#app/publishing/saving/use-title-check.ts'
import { siteInfoFrom } from '#app/shell/site-info.ts'
import type { DraftPlace } from '#app/ui/browser/draft-place.ts'
import { OpenElsewhere } from '#app/ui/browser/open-elsewhere.tsx'
import { useDraftPlace } from '#app/ui/browser/use-draft-place.ts'
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx'
import { LeaveDialog } from '#app/ui/dialogs/leave-dialog.tsx'
import { AnalysisPanel } from '../create-meal/analysis-panel.tsx'
import { DescriptionField } from '../create-meal/description-field.tsx'
import { ImageDrafts } from '../create-meal/drafts/image-drafts.tsx'
import { CategoriesField, LabelsFailure, MealTypeField } from '../create-meal/label-fields.tsx'
import { LivePreview } from '../create-meal/live-preview.tsx'
import { draftKind } from '../create-meal/local-draft.ts'
import { Panel } from '../create-meal/panel.tsx'
import { isProposed } from '../create-meal/proposing/marks.ts'
import { ProposalFailure, ProposedMark } from '../create-meal/proposing/proposed-mark.tsx'
import { PublishBar } from '../create-meal/publish-bar.tsx'
import type { PublishField } from '../create-meal/publish-meal.ts'
import { TitleField } from '../create-meal/title-field.tsx'
import { type CreateMeal, useCreateMeal } from '../create-meal/use-create-meal.ts'
import { usePublish } from '../create-meal/use-publish.ts'
import { ImageAltField } from '../editing/image-alt-field.tsx'
import { DrawAgain } from '../older-plate/draw-again.tsx'
import { sayWarnings } from '../warnings/say-warnings.ts'
import { figureWarnings } from '../warnings/warnings.ts'
import type { Route } from './+types/create-meal.ts'

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: `Generate Food Image · ${siteInfoFrom(matches).name}` }]
}

/** Creates a meal from a sentence; starting over mounts a new screen. */
export default function CreateMealPage() {
  const [attempt, setAttempt] = useState(0)
  const place = useDraftPlace(draftKind)
  return (
    <>
      <h1 className="mb-6 text-2xl">Generate Food Image</h1>
      {place?.openElsewhere && (
        <OpenElsewhere>
          Another tab has this screen open with a meal of its own. What you do here is kept apart.
        </OpenElsewhere>
      )}
      {place && (
        <CreateMealScreen key={attempt} place={place} onStartOver={() => setAttempt(attempt + 1)} />
      )}
    </>
  )
}

type ScreenProps = { place: DraftPlace; onStartOver: () => void }

function CreateMealScreen({ place, onStartOver }: ScreenProps) {
  const screen = useCreateMeal(place)
  const navigate = useNavigate()
  const [startingOver, setStartingOver] = useState(false)
  const left = useLeft()
  const titleCheck = useTitleCheck('/meals/title/check-title', screen.fields.title, screen.state)
  const places = usePlaces()
  const publishing = usePublish({
    form: screen.form,
    titleTaken: titleCheck.taken,
    focus: places.focus,
    asDraft: screen.asDraft,
    save: screen.autosave.save,
    onSaved(draft) {
      screen.autosave.finish()
      if (!draft) sayWarnings(figureWarnings(screen.form.serving))
      // A person who left the screen while it was sending stays where they are.
      if (!left.current) navigate('/dashboard')
    },
  })
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-6 desk:grid-cols-[minmax(0,1fr)_20rem] desk:gap-8">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <ImagePanel screen={screen} problem={publishing.problemOf('image')} ref={places.image} />
          <AnalysisPanel screen={screen} problemOf={publishing.problemOf} />
          <AboutPanel {...{ screen, titleCheck, publishing, places }} />
        </div>
        <div className="desk:sticky desk:top-8">
          <LivePreview
            form={screen.form}
            alt={screen.fields.imageAlt.trim() || drawnText(screen)}
          />
        </div>
      </div>
      <PublishBar
        busy={publishing.sent}
        failure={publishing.failure}
        draftText={draftText(screen)}
        onPublish={publishing.publish}
        onSaveDraft={publishing.saveDraft}
        onStartOver={() => setStartingOver(true)}
      />
      <ConfirmDialog
        open={startingOver}
        onOpenChange={setStartingOver}
        question="Start over?"
        detail="What you typed is cleared. The images stay on the server."
        confirm="Start over"
        onConfirm={async () => {
          screen.autosave.finish()
          onStartOver()
        }}
      />
      <LeaveDialog atRisk={() => atRisk(screen)} busy={publishing.busy || screen.drafts.busy} />
    </>
  )
}

type AboutPanelProps = {
  screen: CreateMeal
  titleCheck: ReturnType<typeof useTitleCheck>
  publishing: ReturnType<typeof usePublish>
  places: ReturnType<typeof usePlaces>
}

/** What is written about the meal, and where it is filed. */
function AboutPanel({ screen, titleCheck, publishing, places }: AboutPanelProps) {
  return (
    <Panel title="About the meal">
      <div className="grid grid-cols-1 gap-6">
        <ProposalFailure screen={screen} />
        <TitleField
          title={screen.fields.title}
          proposed={isProposed(screen.fields, 'title')}
          onChange={(title) => screen.change({ title })}
          check={titleCheck}
          problem={publishing.problemOf('title')}
          ref={places.title}
        />
        <DescriptionField screen={screen} />
        <ImageAltField
          value={screen.fields.imageAlt}
          onChange={(imageAlt) => screen.change({ imageAlt })}
          placeholder={drawnText(screen)}
          mark={drawnText(screen) && !screen.fields.imageAlt.trim() ? <ProposedMark /> : null}
        />
        <LabelsFailure screen={screen} />
        <CategoriesField screen={screen} />
        <MealTypeField
          screen={screen}
          problem={publishing.problemOf('mealType')}
          ref={places.mealType}
        />
      </div>
    </Panel>
  )
}

type ImagePanelProps = {
  screen: CreateMeal
  problem: string | null
  ref: React.Ref<HTMLElement>
}

function ImagePanel({ screen, problem, ref }: ImagePanelProps) {
  const { fields, change, tray, file, setFile } = screen
  return (
    <Panel title="Image" problem={problem} ref={ref} action={<LibraryButton tray={tray} />}>
      <ImageSources
        tray={tray}
        prompts={fields.prompts}
        onPromptsChange={(prompts) => change({ prompts })}
        linkUrl={fields.linkUrl}
        onLinkUrlChange={(linkUrl) => change({ linkUrl })}
        file={file}
        onFile={setFile}
      />
      {tray.message && (
        <p role="alert" className="mt-4 font-medium text-danger text-sm">
          {tray.message}
        </p>
      )}
      <ImageTiles
        tray={tray}
        legend="Select one image for the meal"
        className="mt-6 border-line border-t pt-5"
      />
      <ImageDrafts drafts={screen.drafts} tiles={tray.tiles} multi={fields.prompts.multi} />
      <DrawAgain tray={tray} items={fields.serving.items} />
    </Panel>
  )
}

/** Refs to the fields that can have a problem. */
function usePlaces() {
  const title = useRef<HTMLInputElement>(null)
  const image = useRef<HTMLElement>(null)
  const mealType = useRef<HTMLSelectElement>(null)
  const places = { title, image, mealType }
  const focus = (field: PublishField) =>
    field === 'title' || field === 'image' || field === 'mealType'
      ? places[field].current?.focus()
      : document.querySelector<HTMLElement>(`input[name="${field}"]`)?.focus()
  return { ...places, focus }
}

/** What is read out in place of the drawn picture; empty for other pictures. */
function drawnText({ fields: { proposal, title } }: CreateMeal): string {
  return proposal?.drawn ? drawnAlt(proposal.drawn, title.trim()) : ''
}

function draftText(screen: CreateMeal): string | null {
  if (screen.isEmpty) return null
  return screen.kept
    ? 'Kept in this browser until you publish.'
    : 'Not kept: this browser does not let us store it.'
}

/** The warning before leaving; what would be lost comes before what the draft keeps. */
function atRisk(screen: CreateMeal): string | null {
  if (screen.autosave.isClosed()) return null
  if (screen.file) return 'The chosen file has not been uploaded yet.'
  if (screen.tray.requesting) return 'The images have not been requested yet.'
  if (screen.drafts.busy) return 'Drafts are still being made of the pictures.'
  if (screen.isEmpty) return null
  return screen.kept
    ? 'The meal is not published yet. It is kept in this browser.'
    : 'This browser does not let us keep what you typed.'
}

/** A ref that becomes true when the screen is unmounted. */
function useLeft() {
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  return left
}
