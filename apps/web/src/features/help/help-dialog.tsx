import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { help as words } from '@/i18n/en/help.ts'
import type { HelpPage } from '@/session/help.ts'
import { Dialog, DialogContent } from '@/ui/overlays/dialog.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/tabs.tsx'
import { Guide } from './guide.tsx'
import { ShortcutSheet } from './shortcut-sheet.tsx'

addWords({ help: words })

type HelpDialogProps = {
  isOpen: boolean
  page: HelpPage
  onPage: (page: HelpPage) => void
  onClose: () => void
}

const pages = { guide: Guide, shortcuts: ShortcutSheet } as const
const names = Object.keys(pages) as HelpPage[]

export const HelpDialog = ({ isOpen, page, onPage, onClose }: HelpDialogProps) => {
  const { t } = useTranslation()
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t('help.title')}
        closeLabel={t('app.close')}
        // z-50: also above the player, where its shortcuts are looked up.
        className="z-50 flex flex-col overflow-hidden pb-0 max-sm:h-[85dvh] sm:h-[min(42rem,85dvh)] sm:max-w-3xl"
      >
        <Tabs
          value={page}
          onValueChange={(next) => onPage(next as HelpPage)}
          className="mt-3 flex min-h-0 grow flex-col"
        >
          <TabsList aria-label={t('help.title')} className="shrink-0 self-start max-sm:w-full">
            {names.map((name) => (
              <TabsTrigger key={name} value={name} className="max-sm:grow max-sm:justify-center">
                {t(`help.pages.${name}`)}
              </TabsTrigger>
            ))}
          </TabsList>
          {names.map((name) => {
            const Page = pages[name]
            return (
              <TabsContent
                key={name}
                value={name}
                className="-mx-5 mt-4 min-h-0 grow overflow-y-auto border-line border-t px-5 pt-5 pb-6 outline-offset-[-2px] data-[state=inactive]:hidden"
              >
                <Page />
              </TabsContent>
            )
          })}
        </Tabs>
      </DialogContent>
    </Dialog>
  )
}
