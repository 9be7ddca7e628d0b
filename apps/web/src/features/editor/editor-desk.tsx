import type { Project } from '@voxdeck/contracts/projects/project'
import type { Video } from '@voxdeck/contracts/videos/video'
import { useMemo, useState } from 'react'
import { DeskLayout } from './desk-layout.tsx'
import { EditorTopBar } from './editor-top-bar.tsx'
import { FilmsCard } from './films/films-card.tsx'
import { ProgressTracker } from './header/progress-tracker.tsx'
import { ProjectHeader } from './header/project-header.tsx'
import { PlayerOverlay } from './player/player-overlay.tsx'
import { GenerateBar } from './preview/generate-bar.tsx'
import { PreviewCard } from './preview/preview-card.tsx'
import { useGeneration } from './preview/use-generation.ts'
import { SaveState } from './saving/save-state.tsx'
import { useBackSaving } from './saving/use-back-saving.ts'
import { useLeaveWarning } from './saving/use-leave-warning.ts'
import { useSaveDraft, useSaveUnsaved } from './saving/use-save-draft.ts'
import { useSaveScripts } from './saving/use-save-scripts.ts'
import { useSaveShortcut } from './saving/use-save-shortcut.ts'
import { ScriptsCard } from './scripts/scripts-card.tsx'
import { hasScript, scriptStatistics, spokenSlides } from './scripts/spoken-slides.ts'
import { useScriptDrafts } from './scripts/use-script-drafts.ts'
import { SettingsCard } from './settings/settings-card.tsx'
import { useSettingsForm } from './settings/use-settings-form.ts'
import { TimelineCard } from './timeline/timeline-card.tsx'
import { usePageTitle } from './use-page-title.ts'
import { useWideScreen } from './use-wide-screen.ts'

export const EditorDesk = ({ project }: { project: Project }) => {
  const isWide = useWideScreen()
  const scripts = useScriptDrafts(project)
  const settings = useSettingsForm(project)
  const slides = useMemo(() => spokenSlides(project, scripts.drafts), [project, scripts.drafts])
  const content = { script: hasScript(project, scripts.drafts), images: project.images.length > 0 }

  const saveUnsaved = useSaveUnsaved(project, scripts, settings)
  const draft = useSaveDraft(project, saveUnsaved)
  const unlessRefused = (act: () => void) => () => (settings.isWrong ? settings.refuse() : act())
  const { saveScripts, isPending: isSavingScripts } = useSaveScripts(project, scripts)
  const asked = useGeneration(project, saveUnsaved)
  const generation = { ...asked, generate: unlessRefused(asked.generate) }
  const isDirty = scripts.isDirty || settings.isDirty
  usePageTitle(project.title)
  useSaveShortcut(saveScripts)
  useLeaveWarning(isDirty)
  const onBack = useBackSaving(isDirty, saveUnsaved)

  const [played, setPlayed] = useState<Video | null>(null)
  const preview = (
    <PreviewCard
      project={project}
      generation={generation}
      content={content}
      isWide={isWide}
      onPlay={setPlayed}
    />
  )
  const writing = (
    <>
      <ScriptsCard
        project={project}
        scripts={scripts}
        slides={slides}
        onSave={saveScripts}
        isSaving={isSavingScripts}
      />
      <TimelineCard project={project} />
    </>
  )
  const rest = (
    <>
      <SettingsCard project={project} settings={settings} />
      <FilmsCard project={project} onPlay={setPlayed} />
    </>
  )

  return (
    <>
      <EditorTopBar saveState={<SaveState projectId={project.id} isDirty={isDirty} />} onBack={onBack} />
      <main className="mx-auto flex max-w-[92rem] flex-col gap-5 px-4 pt-6 pb-28 sm:px-6 lg:pb-12">
        <ProjectHeader
          project={project}
          onSaveDraft={unlessRefused(draft.saveDraft)}
          isSaving={draft.isPending}
        />
        <ProgressTracker
          content={content}
          isReady={generation.readyFilm !== undefined}
          statistics={scriptStatistics(slides)}
        />
        <DeskLayout isWide={isWide} preview={preview} writing={writing} rest={rest} />
      </main>
      {played && <PlayerOverlay title={project.title} film={played} onClose={() => setPlayed(null)} />}
      {!isWide && <GenerateBar projectId={project.id} generation={generation} content={content} />}
    </>
  )
}
