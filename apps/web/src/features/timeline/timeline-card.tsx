import type { Project } from '@voxdeck/contracts/projects/read-project'
import { ImagePlus } from 'lucide-react'
import { memo, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SilentSlides } from '@/project/slides/silence.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { Card, CardBody, CardHeader, CardTitle } from '@/ui/card.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/tabs.tsx'
import type { SlideActs } from './acts/slide-acts.ts'
import { SlideActsPart } from './acts/slide-acts-part.tsx'
import { PageDrop } from './drops/page-drop.tsx'
import { SlidesTab } from './slides-tab.tsx'
import { UploadList } from './uploads/upload-list.tsx'
import type { UploadOrigin } from './uploads/upload-queue.ts'
import { usePictureReplacement } from './uploads/use-replace-picture.ts'
import { useUploads } from './uploads/use-uploads.ts'

type TimelineCardProps = {
  project: Project
  /** Content of the timing tab; memoised by the page, as this card is. */
  timing: ReactNode
  /** Puts a video behind a slide. */
  onClip: (slideId: string, file: File) => void
  acts: SlideActs
  /** Opens the settings of slides. */
  onSettings: (slideIds: readonly string[]) => void
  silence: SilentSlides
  /** Saves what is typed. */
  save: () => Promise<void>
}

/** Memoised, so that typing in a script does not re-render the slides. */
export const TimelineCard = memo(
  ({ project, timing, onClip, acts, onSettings, silence, save }: TimelineCardProps) => {
    const { t } = useTranslation()
    const chooser = useRef<HTMLInputElement>(null)
    const uploads = useUploads(project.id)
    const replacement = usePictureReplacement(project.id)
    /** Where the chosen files are added, and who asked. */
    const place = useRef<{ before: string | null; origin: UploadOrigin }>({ before: null, origin: 'files' })
    const browse = (before: string | null = null, origin: UploadOrigin = 'files') => {
      place.current = { before, origin }
      chooser.current?.click()
    }
    return (
      <Tabs defaultValue="images" asChild>
        <Card aria-labelledby="timeline-title">
          <CardHeader>
            <CardTitle id="timeline-title">{t('editor.timeline.title')}</CardTitle>
            <TabsList aria-labelledby="timeline-title" className="max-sm:order-last max-sm:w-full">
              <TabsTrigger value="images" className="max-sm:grow max-sm:justify-center">
                {t('editor.timeline.tabs.images')}
              </TabsTrigger>
              <TabsTrigger value="timing" className="max-sm:grow max-sm:justify-center">
                {t('editor.timeline.tabs.timing')}
              </TabsTrigger>
            </TabsList>
            <Button onClick={() => browse()} className="ml-auto">
              <ImagePlus aria-hidden="true" />
              {t('editor.timeline.add')}
            </Button>
          </CardHeader>
          <CardBody className="flex flex-col gap-4">
            <input
              ref={chooser}
              type="file"
              accept="image/*"
              multiple
              hidden
              data-testid="slide-chooser"
              onChange={({ currentTarget }) => {
                const { before, origin } = place.current
                uploads.add([...(currentTarget.files ?? [])], before, origin)
                // Reset, so that choosing the same file again fires a change event.
                currentTarget.value = ''
              }}
            />
            {/* Above the tabs, since uploads go on in both. */}
            <UploadList uploads={uploads} />
            {/* Stays mounted, so that pending actions end with their toast and the list keeps its scroll position. */}
            <TabsContent value="images" forceMount tabIndex={-1} className="data-[state=inactive]:hidden">
              <SlidesTab
                project={project}
                uploads={uploads}
                busy={replacement.busy}
                acts={acts}
                onBrowse={() => browse()}
              />
            </TabsContent>
            <TabsContent value="timing" tabIndex={-1}>
              {timing}
            </TabsContent>
          </CardBody>
          <SlideActsPart
            acts={acts}
            project={project}
            replacement={replacement}
            onAdd={uploads.add}
            onBrowse={(before) => browse(before, 'inserted')}
            onSettings={onSettings}
            silence={silence}
            save={save}
          />
          <PageDrop
            project={project}
            onAdd={uploads.add}
            onReplace={(slideId, file) => void replacement.replace(slideId, file)}
            onClip={onClip}
          />
        </Card>
      </Tabs>
    )
  },
)
