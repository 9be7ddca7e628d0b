import { useQueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { LanguageTabs, useShownLanguage } from '@/features/languages/languages.ts'
import { MusicPart } from '@/features/music/music.tsx'
import { type PresentationRequest, Stage } from '@/features/presentation/presentation.tsx'
import { ScriptsCard, TemplatePicker } from '@/features/scripts/scripts.tsx'
import { SettingsCard, useSettingsForm } from '@/features/settings/settings.ts'
import { TimelineCard } from '@/features/timeline/timeline.ts'
import { TimingControl } from '@/features/timing/timing.tsx'
import {
  GenerateBar,
  PlayedVideo,
  type PlayerInput,
  PreviewCard,
  useGeneration,
  type VideoLanguages,
  VideosPlace,
} from '@/features/videos/videos.tsx'
import { loadVoicePicker } from '@/features/voices/voices.ts'
import { hasScript } from '@/project/document/script-statistics.ts'
import { type ScriptStore, useScriptValue } from '@/project/document/script-store.ts'
import { projectKey } from '@/project/queries/get-project.ts'
import { useVoices } from '@/project/queries/list-voices.ts'
import { fetchSpeech } from '@/project/queries/preview-speech.ts'
import { createAutosaveGroup } from '@/project/saving/autosave-group.ts'
import { SaveState } from '@/project/saving/save-state.tsx'
import { useAutosave } from '@/project/saving/use-autosave.ts'
import { useBackSaving } from '@/project/saving/use-back-saving.ts'
import { useLeaveWarning } from '@/project/saving/use-leave-warning.ts'
import { useSaveShortcut } from '@/project/saving/use-save-shortcut.ts'
import { useSaveDraft, useSaveScripts, useSaveUnsaved } from '@/project/saving/use-saving.ts'
import { FrameContext, useFrameOf } from '@/project/slides/frame.ts'
import { useHistory } from '@/project/writing/use-history.ts'
import { EditorLayout } from './editor-layout.tsx'
import { EditorTopBar } from './editor-top-bar.tsx'
import { ProgressTracker } from './header/progress-tracker.tsx'
import { ProjectHeader } from './header/project-header.tsx'
import { StatisticsLine } from './header/statistics-line.tsx'
import { LanguagePanelPart } from './language-panel-part.tsx'
import { usePageTitle } from './use-page-title.ts'
import { useScriptTools } from './use-script-tools.ts'
import { useWideScreen } from './use-wide-screen.ts'
import { VideoLanguagesPart } from './video-languages-part.tsx'

type EditorPanelsProps = { project: Project; userId: string; store: ScriptStore; isTroubled: boolean }

export const EditorPanels = ({ project, userId, store, isTroubled }: EditorPanelsProps) => {
  const isWide = useWideScreen()
  const voices = useVoices()
  const english = useAutosave(store, project.id)
  const [autosave] = useState(() => createAutosaveGroup(english))
  useEffect(() => () => autosave.close(), [autosave])
  const { shown, show } = useShownLanguage(project, loadVoicePicker)
  const isEnglish = shown === 'en'
  // Hidden but kept mounted: unmounting the rows of 200 slides would delay the panel of another language.
  const [hasEnglish, setHasEnglish] = useState(isEnglish)
  if (isEnglish && !hasEnglish) setHasEnglish(true)
  const queries = useQueryClient()
  const readProject = useCallback(
    () => queries.getQueryData<Project>(projectKey(project.id)),
    [queries, project.id],
  )
  const [played, setPlayed] = useState<PlayerInput | null>(null)
  const [request, setRequest] = useState<PresentationRequest | null>(null)
  const { tools, consent, studio } = useScriptTools(store, project, {
    onPresent: setRequest,
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
  // No warning while a save is pending: drafts are stored in the browser too.
  useLeaveWarning(() => {
    const { kind } = autosave.status()
    if (studio?.losesWork()) return true
    return settings.isDirty || kind === 'failed' || (isTroubled && kind === 'saving')
  })
  const onBack = useBackSaving(() => settings.isDirty || autosave.status().kind !== 'saved', saveUnsaved)

  const timing = useMemo(() => <TimingControl project={project} />, [project])
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
                tools={tools}
                history={history}
                onSave={saveScripts}
                isSaving={isSavingScripts}
              />
            )}
          </div>
        )}
        {!isEnglish && (
          <LanguagePanelPart
            key={shown}
            project={project}
            userId={userId}
            language={shown}
            autosaves={autosave}
            onShow={show}
          />
        )}
      </LanguageTabs>
      <TimelineCard project={project} timing={timing} />
    </>
  )
  const rest = (
    <>
      <SettingsCard project={project} settings={settings} music={<MusicPart project={project} />} />
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
          statistics={<StatisticsLine project={project} tools={tools} />}
        />
        <EditorLayout isWide={isWide} preview={preview} writing={writing} rest={rest} />
      </main>
      {consent}
      {studio && <studio.RecordingDialogs studio={studio} project={project} />}
      {played && (
        <PlayedVideo
          projectId={project.id}
          title={played.title ?? project.title}
          played={played}
          onClose={() => setPlayed(null)}
        />
      )}
      {request && (
        <Stage
          request={request}
          project={project}
          store={store}
          readProject={readProject}
          voices={voices}
          fetchSpeech={fetchSpeech}
          onEnd={() => setRequest(null)}
        />
      )}
      {choosesLanguages && (
        <VideoLanguagesPart
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
