import type { Project } from '@voxdeck/contracts/projects/read-project'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Command, CommandMenu, collectCommands } from '@/features/commands/commands.ts'
import type { SlideActs } from '@/features/timeline/timeline.ts'
import { addWords } from '@/i18n/add-words.ts'
import { commands as words } from '@/i18n/en/editor/commands.ts'
import { shown } from '@/project/document/field-document.ts'
import { scriptKey } from '@/project/document/field-key.ts'
import type { FieldStore } from '@/project/document/field-store.ts'
import { hasTool, pressTool, rowTools } from '@/project/slides/row-tool.ts'
import { slideIdAt } from '@/project/slides/slide-row.ts'
import { focusField } from '@/project/writing/focus-field.ts'

addWords({ commands: words })

type CommandsPartProps = { project: Project; store: FieldStore; acts: SlideActs; onClose: () => void }

/** What can be done to the slide that has the focus, then all controls of the page, then the ways to the slides. */
export const CommandsPart = ({ project, store, acts, onClose }: CommandsPartProps) => {
  const { t } = useTranslation()
  const { slides } = project
  const placeOf = (slideId: string) =>
    t('commands.slide', { number: slides.findIndex(({ id }) => id === slideId) + 1 })
  const ofSlide = (slideId: string, list: Element | null): Command[] => {
    const place = placeOf(slideId)
    const tools = rowTools
      .filter((tool) => hasTool(slideId, tool))
      .map((tool) => ({
        name: t(`editor.timeline.menu.tools.${tool}`),
        place,
        run: () => pressTool(slideId, tool),
      }))
    const usable = acts.entriesOf(slideId).filter(({ isRefused }) => !isRefused)
    const menu = usable.map(({ action, name }) => ({
      name: t(`editor.timeline.menu.${name}`),
      place,
      run: () => acts.run(action, slideId, list),
    }))
    return [...tools, ...menu]
  }
  const toSlide = (slideId: string): Command => ({
    name: t('commands.goTo'),
    script: shown(store.read(), scriptKey(slideId)).slice(0, 60),
    place: placeOf(slideId),
    run: () => focusField({ key: scriptKey(slideId), caret: 0 }),
  })
  // As the page was when the menu was opened.
  const [commands] = useState(() => {
    const { activeElement } = document
    const focused = slideIdAt(activeElement)
    const ofFocused = focused ? ofSlide(focused, activeElement?.closest('ol') ?? null) : []
    const [first] = slides
    // Found by their names also while no slide has the focus.
    const ofFirst = !focused && first ? ofSlide(first.id, null) : []
    return [...ofFocused, ...collectCommands(), ...ofFirst, ...slides.map(({ id }) => toSlide(id))]
  })
  return <CommandMenu commands={commands} onClose={onClose} />
}
