import type { Project } from '@voxdeck/contracts/projects/read-project'
import { loadLanguagePanel } from '@/features/languages/languages.ts'
import { TermsButton } from '@/features/terms/terms.ts'
import { loadVoicePicker } from '@/features/voices/voices.ts'
import type { AutosaveGroup } from '@/project/saving/autosave-group.ts'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { useRecordingSlots } from './use-recording-slots.tsx'

type LanguagePanelPartProps = {
  project: Project
  userId: string
  language: string
  autosaves: AutosaveGroup
  onShow: (language: string) => void
  onPresent: () => void
}

/** The panel of another language with the voice picker in it; both are loaded before it is shown. */
export const LanguagePanelPart = lazyPart<LanguagePanelPartProps>(
  async () => {
    const [LanguagePanel, VoicePicker] = await Promise.all([loadLanguagePanel(), loadVoicePicker()])
    return (props) => (
      <LanguagePanel
        {...props}
        terms={<TermsButton projectId={props.project.id} />}
        VoicePicker={VoicePicker}
        recordings={useRecordingSlots(props)}
      />
    )
  },
  <Skeleton className="h-96" />,
)
