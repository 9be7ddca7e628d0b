import { musicLimits } from '@voxdeck/contracts/music/music'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { Music, RefreshCw, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { music as words } from '@/i18n/en/editor/music.ts'
import { Button } from '@/ui/buttons/button.tsx'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { Progress } from '@/ui/feedback/progress.tsx'
import { KeptMusic } from './kept-music.tsx'
import { RemoveMusicDialog } from './remove-music-dialog.tsx'
import { useImportMusic } from './use-import-music.ts'

addWords({ music: words })

/** The background music of the project's videos: none, uploading or stored. */
export const MusicPart = ({ project: { id, music } }: { project: Project }) => {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isRemoving, setRemoving] = useState(false)
  const { upload, send, cancel } = useImportMusic(id)
  const choose = () => input.current?.click()
  const add = useRef<HTMLButtonElement>(null)
  // The button that opened this part was unmounted; move the focus to its replacement.
  useEffect(() => {
    if (document.activeElement === document.body) add.current?.focus()
  }, [])
  return (
    <section aria-labelledby="music-title" className="mt-4 flex flex-col gap-2 border-line border-t pt-4">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h3 id="music-title" className="font-medium">
          {t('music.title')}
        </h3>
        {music && !upload && (
          <div className="flex gap-1">
            <IconButton size="sm" label={t('music.replace')} onClick={choose}>
              <RefreshCw aria-hidden="true" />
            </IconButton>
            <IconButton size="sm" label={t('music.remove.label')} onClick={() => setRemoving(true)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={musicLimits.extensions.join(',')}
        aria-label={t('music.add')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void send(file)
          // Reset, so that choosing the same file again fires a change event.
          currentTarget.value = ''
        }}
      />
      {upload ? (
        <div className="flex flex-col gap-2">
          <p className="truncate text-mute text-sm">
            {t(upload.share < 1 ? 'music.sending' : 'music.checking', { name: upload.name })}
          </p>
          <Progress percent={upload.share * 100} label={t('music.sending', { name: upload.name })} />
          <Button size="sm" onClick={cancel}>
            {t('app.cancel')}
          </Button>
        </div>
      ) : music ? (
        <KeptMusic projectId={id} music={music} />
      ) : (
        <>
          <p className="text-mute text-sm">{t('music.hint')}</p>
          <Button ref={add} onClick={choose}>
            <Music aria-hidden="true" />
            {t('music.add')}
          </Button>
        </>
      )}
      {isRemoving && music && (
        <RemoveMusicDialog projectId={id} name={music.name} onClose={() => setRemoving(false)} />
      )}
    </section>
  )
}
