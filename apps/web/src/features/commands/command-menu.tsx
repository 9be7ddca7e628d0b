/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a datalist cannot be styled, nor show where a command stands */
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSourceLanguage } from '@/project/languages/source-language.ts'
import { classNames } from '@/ui/class-names.ts'
import { Input } from '@/ui/fields/input.tsx'
import { Dialog, DialogContent } from '@/ui/overlays/dialog.tsx'
import type { Command } from './collect-commands.ts'
import { matchCommands } from './match-commands.ts'

/** Drawn at most; more words find the others. */
const mostShown = 50

type CommandMenuProps = { commands: readonly Command[]; onClose: () => void }

/** Finds what can be done by its name, and does it once the dialog has closed. */
export const CommandMenu = ({ commands, onClose }: CommandMenuProps) => {
  const { t } = useTranslation()
  const language = useSourceLanguage()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const toRun = useRef<Command | null>(null)
  const found = matchCommands(commands, typed).slice(0, mostShown)
  const run = (command: Command | undefined) => {
    if (!command) return
    toRun.current = command
    onClose()
  }
  const goTo = (index: number) => {
    setChosen(index)
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && !step)) return
    event.preventDefault()
    if (step) goTo((chosen + step + found.length) % Math.max(1, found.length))
    else run(found[chosen])
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('commands.title')}
        closeLabel={t('app.close')}
        className="sm:max-w-lg"
        onCloseAutoFocus={(event) => {
          if (!toRun.current) return
          event.preventDefault()
          toRun.current.run()
        }}
      >
        <Input
          type="search"
          role="combobox"
          aria-label={t('commands.find')}
          placeholder={t('commands.find')}
          aria-expanded={true}
          aria-controls={`${id}-list`}
          aria-activedescendant={found.length > 0 ? `${id}-${chosen}` : undefined}
          autoComplete="off"
          value={typed}
          className="mt-4"
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setChosen(0)
          }}
        />
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('commands.title')}
          className={classNames(
            '-mx-2 mt-2 flex max-h-[50dvh] flex-col overflow-y-auto',
            found.length > 0 && 'h-80',
          )}
        >
          {found.map((command, index) => (
            <button
              key={`${command.place} ${command.name} ${command.script}`}
              type="button"
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === chosen}
              // The combobox has the keys.
              tabIndex={-1}
              className={classNames(
                'flex min-h-9 shrink-0 items-center justify-between gap-4 rounded-sm px-2 text-left text-base',
                index === chosen && 'bg-well',
              )}
              onPointerMove={() => setChosen(index)}
              onClick={() => run(command)}
            >
              <span className="min-w-0 truncate">
                {command.name}
                {command.script !== undefined && <span lang={language}> {command.script}</span>}
              </span>
              <span className="shrink-0 text-mute text-sm">{command.place}</span>
            </button>
          ))}
        </div>
        <output className={found.length > 0 ? 'sr-only' : 'block px-2 pb-2 text-mute text-sm'}>
          {found.length > 0 ? t('commands.found', { count: found.length }) : t('commands.none')}
        </output>
      </DialogContent>
    </Dialog>
  )
}
