import type { Project } from '@voxdeck/contracts/projects/read-project'
import { ImagePlus } from 'lucide-react'
import { memo, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/buttons/button.tsx'
import { Card, CardBody, CardHeader, CardTitle } from '@/ui/card.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/tabs.tsx'
import { SlidesTab } from './slides-tab.tsx'
import { UploadList } from './uploads/upload-list.tsx'
import { useNearMisses } from './uploads/use-near-misses.ts'
import { useUploads } from './uploads/use-uploads.ts'

type TimelineCardProps = {
  project: Project
  /** Content of the timing tab; memoised by the page, as this card is. */
  timing: ReactNode
}

/** Memoised, so that typing in a script does not re-render the slides. */
export const TimelineCard = memo(({ project, timing }: TimelineCardProps) => {
  const { t } = useTranslation()
  const chooser = useRef<HTMLInputElement>(null)
  const uploads = useUploads(project.id)
  useNearMisses()
  const browse = () => chooser.current?.click()
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
          <Button onClick={browse} className="ml-auto">
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
              uploads.add(currentTarget.files ?? [])
              // Reset, so that choosing the same file again fires a change event.
              currentTarget.value = ''
            }}
          />
          {/* Above the tabs, since uploads go on in both. */}
          <UploadList uploads={uploads} />
          {/* Stays mounted, so that pending actions end with their toast and the list keeps its scroll position. */}
          <TabsContent value="images" forceMount tabIndex={-1} className="data-[state=inactive]:hidden">
            <SlidesTab project={project} uploads={uploads} onBrowse={browse} />
          </TabsContent>
          <TabsContent value="timing" tabIndex={-1}>
            {timing}
          </TabsContent>
        </CardBody>
      </Card>
    </Tabs>
  )
})
