import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '@/ui/badge.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/tabs.tsx'

export type Side = 'settings' | 'videos'

type SideTabsProps = {
  shown: Side
  onShow: (side: Side) => void
  settings: ReactNode
  videos: ReactNode
  videoCount: number
}

const panel = 'data-[state=inactive]:hidden'

/** Beside the scripts there is room for one of the two; a hidden one stays mounted, since a deletion is reported by its card. */
export const SideTabs = ({ shown, onShow, settings, videos, videoCount }: SideTabsProps) => {
  const { t } = useTranslation()
  return (
    <Tabs value={shown} onValueChange={(side) => onShow(side as Side)} className="flex flex-col gap-3">
      <TabsList aria-label={t('editor.side')}>
        <TabsTrigger value="settings" className="grow justify-center">
          {t('editor.settings.title')}
        </TabsTrigger>
        <TabsTrigger value="videos" className="grow justify-center">
          {t('editor.videos.title')}
          {videoCount > 0 && <Badge className="figures h-5 px-2">{videoCount}</Badge>}
        </TabsTrigger>
      </TabsList>
      <TabsContent value="settings" forceMount tabIndex={-1} className={panel}>
        {settings}
      </TabsContent>
      <TabsContent value="videos" forceMount tabIndex={-1} className={panel}>
        {videos}
        {videoCount === 0 && <p className="p-4 text-center text-mute">{t('editor.videos.none')}</p>}
      </TabsContent>
    </Tabs>
  )
}
