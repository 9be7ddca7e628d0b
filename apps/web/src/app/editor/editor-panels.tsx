import { useQueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useCallback, useEffect, useState } from 'react'
import { LanguageTabs } from '@/features/languages/language-tabs.tsx'
import { useShownLanguage } from '@/features/languages/use-shown-language.ts'
import type { StageWish } from '@/features/presentation/stage-wish.ts'
import { ScriptsCard } from '@/features/scripts/scripts-card.tsx'
import { SettingsCard } from '@/features/settings/settings-card.tsx'
import { useSettingsForm } from '@/features/settings/use-settings-form.ts'
import { TimelineCard } from '@/features/timeline/timeline-card.tsx'
import { GenerateBar } from '@/features/videos/generation/generate-bar.tsx'
import type { VideoLanguages } from '@/features/videos/generation/generate-video.ts'
import { useGeneration } from '@/features/videos/generation/use-generation.ts'
import { VideosPlace } from '@/features/videos/list/videos-place.tsx'
import type { Played } from '@/features/videos/player/player-input.ts'
import { PreviewCard } from '@/features/videos/preview/preview-card.tsx'
import { hasScript } from '@/project/document/script-statistics.ts'
import { type ScriptStore, useScriptValue } from '@/project/document/script-store.ts'
import { projectKey } from '@/project/queries/get-project.ts'
import { useVoices } from '@/project/queries/list-voices.ts'
import { fetchSpeech } from '@/project/queries/preview-speech.ts'
import { createSavings } from '@/project/saving/autosave-group.ts'
import { SaveState } from '@/project/saving/save-state.tsx'
import { useAutosave } from '@/project/saving/use-autosave.ts'
import { useBackSaving } from '@/project/saving/use-back-saving.ts'
import { useLeaveWarning } from '@/project/saving/use-leave-warning.ts'
import { useSaveShortcut } from '@/project/saving/use-save-shortcut.ts'
import { useSaveDraft, useSaveScripts, useSaveUnsaved } from '@/project/saving/use-saving.ts'
import { FrameContext, useFrameOf } from '@/project/slides/frame.ts'
import { useHistory } from '@/project/writing/use-history.ts'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { PlayerWaiting } from '@/watch/player-waiting.tsx'
import { DeskLayout } from './editor-layout.tsx'
import { EditorTopBar } from './editor-top-bar.tsx'
import { ProgressTracker } from './header/progress-tracker.tsx'
import { ProjectHeader } from './header/project-header.tsx'
import { StatisticsLine } from './header/statistics-line.tsx'
import { usePageTitle } from './use-page-title.ts'
import { useWritingDesk } from './use-script-tools.ts'
import { useWideScreen } from './use-wide-screen.ts'

// Fetched when somebody presents the slides, or plays one.
const Stage = lazyPart(
  async () => (await import('../../features/presentation/stage/stage.tsx')).Stage,
  null,
  'over',
)

// Fetched when somebody plays something.
const PlayedVideo = lazyPart(
  async () => (await import('../../features/videos/player/played-video.tsx')).PlayedVideo,
  <PlayerWaiting />,
  'over',
)

// Fetched when somebody asks for templates.
const TemplatePicker = lazyPart(
  async () => (await import('../../features/scripts/templates/template-picker.tsx')).TemplatePicker,
  <Skeleton className="h-96" />,
)

// Fetched with the first look at a language.
const LanguagePanel = lazyPart(
  async () => (await import('../../features/languages/panel/language-panel.tsx')).LanguagePanel,
  <Skeleton className="h-96" />,
)

// Fetched when somebody wants a video in several languages.
const VideoLanguagesDialog = lazyPart(
  async () =>
    (await import('../../features/videos/languages/video-languages-dialog.tsx')).VideoLanguagesDialog,
  null,
  'over',
)

type EditorDeskProps = { project: Project; userId: string; store: ScriptStore; isTroubled: boolean }

export const EditorDesk = ({ project, userId, store, isTroubled }: EditorDeskProps) => {
  const isWide = useWideScreen()
  const voices = useVoices()
  const english = useAutosave(store, project.id)
  const [autosave] = useState(() => createSavings(english))
  useEffect(() => () => autosave.close(), [autosave])
  const { shown, show } = useShownLanguage(project)
  const isEnglish = shown === 'en'
  // Put aside rather than taken down or undrawn: the scripts of 200 slides would keep another language waiting.
  const [hasEnglish, setHasEnglish] = useState(isEnglish)
  if (isEnglish && !hasEnglish) setHasEnglish(true)
  const queries = useQueryClient()
  const readProject = useCallback(
    () => queries.getQueryData<Project>(projectKey(project.id)),
    [queries, project.id],
  )
  const [played, setPlayed] = useState<Played | null>(null)
  const [wish, setWish] = useState<StageWish | null>(null)
  const { desk, consent } = useWritingDesk(store, project, {
    onStage: setWish,
    onPlay: setPlayed,
    readProject,
  })
  const settings = useSettingsForm(project)
  const frame = useFrameOf(settings.shown)
  const content = {
    script: useScriptValue(store, (doc) => hasScript(project, doc)),
    slides: project.slides.length > 0,
  }
  const [areTemplatesOpen, setTemplatesOpen] = useState(false)
  const history = useHistory(
    store,
    useCallback(() => setTemplatesOpen(false), []),
    isEnglish,
  )

  const saveUnsaved = useSaveUnsaved(project.id, autosave, settings)
  const draft = useSaveDraft(project, store, saveUnsaved)
  const unlessRefused = (act: () => void) => () => (settings.isWrong ? settings.refuse() : act())
  const { saveScripts, isPending: isSavingScripts } = useSaveScripts(project, store, autosave)
  const asked = useGeneration(project, saveUnsaved)
  const [choosesLanguages, setChoosesLanguages] = useState(false)
  const generation = {
    ...asked,
    generate: (languages?: VideoLanguages) => unlessRefused(() => asked.generate(languages))(),
    chooseLanguages: unlessRefused(() => setChoosesLanguages(true)),
  }
  usePageTitle(project.title)
  useSaveShortcut(saveScripts)
  // What is on its way to the server is kept in the browser too: there is nothing to warn of.
  useLeaveWarning(() => {
    const { kind } = autosave.status()
    if (desk.studio?.losesWork()) return true
    return settings.isDirty || kind === 'failed' || (isTroubled && kind === 'saving')
  })
  const onBack = useBackSaving(() => settings.isDirty || autosave.status().kind !== 'saved', saveUnsaved)

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
      <LanguageTabs project={project} shown={shown} onShow={show}>
        {hasEnglish && (
          <div
            inert={!isEnglish}
            data-aside={isEnglish ? undefined : ''}
            className="data-aside:h-0 data-aside:overflow-clip data-aside:[content-visibility:hidden]"
          >
            {areTemplatesOpen ? (
              <TemplatePicker
                project={project}
                store={store}
                save={autosave.flush}
                onClose={() => setTemplatesOpen(false)}
              />
            ) : (
              <ScriptsCard
                project={project}
                desk={desk}
                history={history}
                onSave={saveScripts}
                isSaving={isSavingScripts}
              />
            )}
          </div>
        )}
        {!isEnglish && (
          <LanguagePanel
            key={shown}
            project={project}
            userId={userId}
            language={shown}
            savings={autosave}
            onShow={show}
          />
        )}
      </LanguageTabs>
      <TimelineCard project={project} />
    </>
  )
  const rest = (
    <>
      <SettingsCard project={project} settings={settings} />
      <VideosPlace project={project} onPlay={setPlayed} />
    </>
  )

  return (
    <FrameContext value={frame}>
      <EditorTopBar
        saveState={
          <SaveState
            projectId={project.id}
            store={store}
            autosave={autosave}
            areSettingsChanged={settings.isDirty}
            isTroubled={isTroubled}
          />
        }
        onBack={onBack}
      />
      <main className="mx-auto flex max-w-[92rem] flex-col gap-5 px-4 pt-6 pb-28 sm:px-6 lg:pb-12">
        <ProjectHeader
          project={project}
          templates={{
            isOpen: areTemplatesOpen,
            onToggle: () => {
              setTemplatesOpen(!areTemplatesOpen || !isEnglish)
              show('en')
            },
          }}
          onSaveDraft={unlessRefused(draft.saveDraft)}
          isSaving={draft.isPending}
        />
        <ProgressTracker
          content={content}
          isReady={generation.readyVideo !== undefined}
          statistics={<StatisticsLine project={project} desk={desk} />}
        />
        <DeskLayout isWide={isWide} preview={preview} writing={writing} rest={rest} />
      </main>
      {consent}
      {desk.studio && <desk.studio.StudioDesk studio={desk.studio} project={project} />}
      {played && (
        <PlayedVideo
          projectId={project.id}
          title={played.title ?? project.title}
          played={played}
          onClose={() => setPlayed(null)}
        />
      )}
      {wish && (
        <Stage
          wish={wish}
          project={project}
          desk={desk}
          voices={voices}
          fetchSpeech={fetchSpeech}
          onEnd={() => setWish(null)}
        />
      )}
      {choosesLanguages && (
        <VideoLanguagesDialog
          project={project}
          generation={generation}
          saveFirst={saveUnsaved}
          onShow={show}
          onClose={() => setChoosesLanguages(false)}
        />
      )}
      {!isWide && <GenerateBar projectId={project.id} generation={generation} content={content} />}
    </FrameContext>
  )
}
