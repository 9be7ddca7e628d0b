import { useQueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { chooseClip } from '@/features/clips/clips.ts'
import { LanguageTabs, useShownLanguage } from '@/features/languages/languages.ts'
import { MusicPart } from '@/features/music/music.tsx'
import { type PresentationRequest, Stage } from '@/features/presentation/presentation.tsx'
import { SettingsCard, useSettingsForm } from '@/features/settings/settings.ts'
import { createSlideActs, TimelineCard } from '@/features/timeline/timeline.ts'
import { TimingControl } from '@/features/timing/timing.tsx'
import {
  BeforeGenerating,
  GenerateBar,
  type PlayerInput,
  PreviewCard,
  VideosPlace,
} from '@/features/videos/videos.tsx'
import { loadVoicePicker } from '@/features/voices/voices.ts'
import { scriptKey } from '@/project/document/field-key.ts'
import { type FieldStore, useFieldValue } from '@/project/document/field-store.ts'
import { hasScript } from '@/project/document/has-script.ts'
import { useLengthsStore } from '@/project/lengths/lengths-store.ts'
import { usePlayFrom } from '@/project/playback/play-from.ts'
import { projectKey } from '@/project/queries/get-project.ts'
import { useVoices } from '@/project/queries/list-voices.ts'
import { fetchSpeech } from '@/project/queries/preview-speech.ts'
import { createAutosaveGroup } from '@/project/saving/autosave-group.ts'
import { SaveState } from '@/project/saving/save-state.tsx'
import { useAutosave } from '@/project/saving/use-autosave.ts'
import { useBackSaving } from '@/project/saving/use-back-saving.ts'
import { useLeaveWarning } from '@/project/saving/use-leave-warning.ts'
import { useSaveShortcut } from '@/project/saving/use-save-shortcut.ts'
import { useSaveDraft, useSaveScripts } from '@/project/saving/use-saving.ts'
import { useCurrentSlideOfPage } from '@/project/slides/current-slide.ts'
import { useFrameOf } from '@/project/slides/frame.ts'
import { silentSlides } from '@/project/slides/silence.ts'
import { focusSoon } from '@/project/writing/focus-field.ts'
import { usePageTitle } from '@/ui/page-title.ts'
import { EditorContexts } from './editor-contexts.tsx'
import { EditorLayout } from './editor-layout.tsx'
import { EditorOverlay, type Overlay } from './editor-overlay.tsx'
import { EditorTopBar } from './editor-top-bar.tsx'
import { CommandsButton } from './header/commands-button.tsx'
import { FindButton } from './header/find-button.tsx'
import { HistoryButtons } from './header/history-buttons.tsx'
import { ProgressTracker } from './header/progress-tracker.tsx'
import { ProjectHeader } from './header/project-header.tsx'
import { SkipLinks } from './header/skip-links.tsx'
import { StatisticsLine } from './header/statistics-line.tsx'
import { type Side, SideTabs } from './side-tabs.tsx'
import { useCheckedGeneration } from './use-checked-generation.ts'
import { useDraftPlay } from './use-draft-play.tsx'
import { useEditorHistory } from './use-editor-history.ts'
import { useScriptTools } from './use-script-tools.ts'
import { useStageContent } from './use-stage-content.ts'
import { useTemplates } from './use-templates.ts'
import { useWideScreen } from './use-wide-screen.ts'
import { VideoLanguagesPart } from './video-languages-part.tsx'
import { WritingPart } from './writing-part.tsx'

type EditorPanelsProps = { project: Project; userId: string; store: FieldStore; isTroubled: boolean }

export const EditorPanels = ({ project, userId, store, isTroubled }: EditorPanelsProps) => {
  const isWide = useWideScreen()
  const voices = useVoices(project.sourceLanguage)
  const source = useAutosave(store, project.id)
  const [autosave] = useState(() => createAutosaveGroup(source))
  useEffect(() => () => autosave.close(), [autosave])
  const { shown, show } = useShownLanguage(project, loadVoicePicker)
  const queries = useQueryClient()
  const readProject = useCallback(
    () => queries.getQueryData<Project>(projectKey(project.id)),
    [queries, project.id],
  )
  const [overlay, setOverlay] = useState<Overlay | null>(null)
  const play = useCallback((played: PlayerInput) => setOverlay({ kind: 'player', played }), [])
  const [presented, setPresented] = useState<PresentationRequest | null>(null)
  const [slideActs] = useState(createSlideActs)
  const history = useEditorHistory({ project, userId, store, shown, show, readProject })
  const { tools, consent, studio } = useScriptTools(store, project, {
    onPresent: setPresented,
    onPlay: play,
    readProject,
    slideActs,
    history: history.history,
  })
  const form = useSettingsForm(store)
  const frame = useFrameOf(form.settings)
  const lengths = useLengthsStore(store, project)
  const currentSlide = useCurrentSlideOfPage()
  const content = {
    script: useFieldValue(store, (doc) => hasScript(project, doc)),
    slides: project.slides.length > 0,
  }
  const templates = useTemplates({ project, fields: history.fields, shown, show })

  const silence = useMemo(() => silentSlides(store, lengths, readProject), [store, lengths, readProject])
  const jump = (slideId: string) => {
    // The fields of another language have the same names.
    flushSync(templates.showScripts)
    focusSoon({ key: scriptKey(slideId), caret: 0 })
  }

  const draft = useSaveDraft(project, store, autosave)
  const [side, setSide] = useState<Side>('settings')
  const unlessRefused = (act: () => void) => () => {
    if (!form.isWrong) return act()
    // The field must be shown to take the focus.
    flushSync(() => setSide('settings'))
    form.refuse()
  }
  const { saveScripts, isPending: isSavingScripts } = useSaveScripts(project, store, autosave)
  const { generation, unfinished, choosesLanguages, closeLanguages } = useCheckedGeneration({
    project,
    store,
    lengths,
    silence,
    save: autosave.flush,
    unlessRefused,
  })
  usePageTitle(project.title)
  useSaveShortcut(saveScripts)
  // No warning while a save is pending: drafts are stored in the browser too.
  useLeaveWarning(() => {
    const { kind } = autosave.status()
    if (studio?.losesWork()) return true
    return kind === 'failed' || (isTroubled && kind === 'saving')
  })
  const onBack = useBackSaving(() => autosave.status().kind !== 'saved', autosave.flush)

  const playing = usePlayFrom()
  const timing = useMemo(
    () => <TimingControl project={project} store={store} save={autosave.flush} onPlay={playing.play} />,
    [project, store, autosave, playing.play],
  )
  const readContent = useStageContent({ project, store, fields: history.fields, readProject, voices, shown })
  const draftPlay = useDraftPlay({ project, store, fields: history.fields, readContent, language: shown })
  const preview = (
    <PreviewCard
      project={project}
      draft={draftPlay}
      playing={playing}
      generation={generation}
      content={content}
      isWide={isWide}
      onPlay={play}
      onJump={jump}
    />
  )
  const languages = <LanguageTabs project={project} shown={shown} onShow={show} />
  const writing = (
    <>
      <WritingPart
        project={project}
        userId={userId}
        store={store}
        autosave={autosave}
        shown={shown}
        onShow={show}
        onPresent={() => setPresented({ kind: 'presentation', from: project.slides[0]?.id ?? '' })}
        tools={tools}
        onSave={saveScripts}
        isSaving={isSavingScripts}
        areTemplatesOpen={templates.areOpen}
        onCloseTemplates={templates.close}
      />
      <TimelineCard
        project={project}
        timing={timing}
        onClip={chooseClip}
        acts={slideActs}
        onSettings={(slideIds) => setOverlay({ kind: 'slide-settings', slideIds })}
        silence={silence}
        save={autosave.flush}
      />
    </>
  )
  const settings = (
    <SettingsCard
      project={project}
      form={form}
      save={autosave.flush}
      music={<MusicPart project={project} />}
      isTab={isWide}
    />
  )
  const videos = (
    <VideosPlace project={project} onPlay={play} isTab={isWide} isShown={!isWide || side === 'videos'} />
  )
  const steps = (
    <ProgressTracker
      project={project}
      content={content}
      generation={generation}
      statistics={<StatisticsLine />}
    />
  )

  return (
    <EditorContexts
      sourceLanguage={project.sourceLanguage}
      history={history}
      lengths={lengths}
      frame={frame}
      currentSlide={currentSlide}
    >
      <SkipLinks />
      <EditorTopBar
        history={<HistoryButtons />}
        find={
          <>
            <FindButton onPress={() => setOverlay({ kind: 'find' })} />
            <CommandsButton onPress={() => setOverlay({ kind: 'commands' })} />
          </>
        }
        saveState={
          <SaveState projectId={project.id} store={store} autosave={autosave} isTroubled={isTroubled} />
        }
        onBack={onBack}
      />
      <main className="mx-auto flex max-w-[92rem] flex-col gap-3 px-4 pt-3 pb-28 sm:px-6 lg:gap-2 lg:pb-12">
        <ProjectHeader
          project={project}
          templates={{ isOpen: templates.areOpen, onToggle: templates.toggle }}
          onSaveDraft={unlessRefused(draft.saveDraft)}
          isSaving={draft.isPending}
        />
        {/* Wide: one line. Otherwise the languages stand above the scripts. */}
        {isWide ? (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            {languages}
            {steps}
          </div>
        ) : (
          steps
        )}
        <EditorLayout
          isWide={isWide}
          preview={preview}
          writing={
            <>
              {!isWide && languages}
              {writing}
            </>
          }
          rest={
            isWide ? (
              <SideTabs
                shown={side}
                onShow={setSide}
                settings={settings}
                videos={videos}
                videoCount={project.videos.length}
              />
            ) : (
              <>
                {settings}
                {videos}
              </>
            )
          }
        />
      </main>
      {consent}
      {studio && <studio.RecordingDialogs studio={studio} project={project} store={store} />}
      {presented && (
        <Stage
          request={presented}
          project={project}
          readContent={readContent}
          fetchSpeech={fetchSpeech}
          onEnd={() => setPresented(null)}
        />
      )}
      {overlay && (
        <EditorOverlay
          overlay={overlay}
          project={project}
          userId={userId}
          store={store}
          autosaves={autosave}
          slideActs={slideActs}
          onClose={() => setOverlay(null)}
        />
      )}
      {unfinished && <BeforeGenerating {...unfinished} onLead={templates.showScripts} />}
      {choosesLanguages && (
        <VideoLanguagesPart
          project={project}
          generation={generation}
          saveFirst={autosave.flush}
          onShow={show}
          onClose={closeLanguages}
        />
      )}
      {!isWide && <GenerateBar projectId={project.id} generation={generation} content={content} />}
    </EditorContexts>
  )
}
