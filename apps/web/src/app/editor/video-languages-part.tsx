import type { ComponentProps } from 'react'
import { loadAddLanguageDialog } from '@/features/languages/languages.ts'
import { loadVideoLanguagesDialog } from '@/features/videos/videos.tsx'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'

type VideoLanguagesPartProps = Omit<
  ComponentProps<Awaited<ReturnType<typeof loadVideoLanguagesDialog>>>,
  'AddLanguageDialog'
>

/** The dialog for videos in several languages, in which a first language can be added. */
export const VideoLanguagesPart = lazyPart<VideoLanguagesPartProps>(
  async () => {
    const [VideoLanguagesDialog, AddLanguageDialog] = await Promise.all([
      loadVideoLanguagesDialog(),
      loadAddLanguageDialog(),
    ])
    return (props) => <VideoLanguagesDialog {...props} AddLanguageDialog={AddLanguageDialog} />
  },
  null,
  'over',
)
