import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import { projectOf, slideOf } from '../../../testing/project-of.ts'
import { shown } from '../../project/document/field-document.ts'
import { scriptKey } from '../../project/document/field-key.ts'
import type { FieldStore } from '../../project/document/field-store.ts'
import { createSpokenView } from '../../project/document/spoken-scripts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import type { ScriptTools } from './script-tools.ts'
import { ScriptsBySlide } from './scripts-by-slide.tsx'

const project = projectOf({
  slides: [0, 1, 2].map((index) => slideOf(index, { script: `Words of slide ${index + 1}.` })),
})

const toolsOf = (store: FieldStore) => ({
  projectId: project.id,
  store,
  spokenView: createSpokenView('en'),
  listening: {
    player: { read: () => ({ key: null, phase: 'silent' }), subscribe: () => () => {} },
    toggle: vi.fn<ScriptTools['listening']['toggle']>(),
  } as unknown as ScriptTools['listening'],
  slots: {
    actions: null,
    dictate: () => null,
    heardWords: () => null,
    play: () => null,
    attachments: () => null,
    voice: ({ label, value }) => <Button aria-label={label}>{value}</Button>,
    attach: () => null,
    preview: () => null,
    menu: (_, number) => <Button>{`Menu ${number}`}</Button>,
  } satisfies ScriptTools['slots'],
  runAll: vi.fn<ScriptTools['runAll']>(),
})

const drawRows = () => {
  const tools: { current: ReturnType<typeof toolsOf> | null } = { current: null }
  const drawn = draw(project, (store) => {
    tools.current = toolsOf(store)
    return (
      <ScriptsBySlide
        areFirst={false}
        project={project}
        tools={tools.current}
        onSave={() => {}}
        isSaving={false}
        isShown={true}
      />
    )
  })
  if (!tools.current) throw new Error('it was not drawn')
  return { ...drawn, tools: tools.current }
}

const script = (number: number) => screen.getByRole('textbox', { name: `Script of slide ${number}` })
const listenTo = (number: number) => screen.getByRole('button', { name: `Preview audio of slide ${number}` })

describe('the row of a slide', () => {
  it('S38 shows its words, how many they are, its length and its voice', () => {
    drawRows()
    const [, second] = within(screen.getByRole('list')).getAllByRole('listitem')
    if (!second) throw new Error('a second row')
    expect(within(second).getByRole('textbox')).toHaveProperty('value', 'Words of slide 2.')
    expect(second.textContent).toContain('4 words')
    expect(second.textContent).toContain('~')
    expect(within(second).getByRole('button', { name: 'Voice of slide 2' }).textContent).toBe('adam')
  })

  it('S37 has two Tab stops: its script, then its controls', async () => {
    const { user } = drawRows()
    await user.click(script(1))
    await user.tab()
    expect(document.activeElement).toBe(listenTo(1))
    await user.tab()
    expect(document.activeElement).toBe(script(2))
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(listenTo(1))
    await user.tab({ shift: true })
    expect(document.activeElement).toBe(script(1))
  })

  it('S37 goes to the next script, and listens, by Alt and a key', async () => {
    const { user, tools } = drawRows()
    await user.click(script(1))
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(document.activeElement).toBe(script(2))
    await user.keyboard('{Alt>}{Enter}{/Alt}')
    expect(tools.listening.toggle).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ key: scriptKey(slideOf(1).id), text: 'Words of slide 2.', voice: 'adam' }),
    )
  })

  it('writes what is typed to its field alone', async () => {
    const { user, store } = drawRows()
    await user.click(script(3))
    await user.keyboard('{End} More.')
    expect(shown(store.read(), scriptKey(slideOf(2).id))).toBe('Words of slide 3. More.')
    expect(shown(store.read(), scriptKey(slideOf(1).id))).toBe('Words of slide 2.')
  })

  it('T36 T37 is selected by its number, and all selected are given to an action', async () => {
    const { user, tools } = drawRows()
    await user.click(screen.getByRole('checkbox', { name: 'Select slide 1' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select slide 3' }))
    const bar = await screen.findByRole('toolbar', { name: 'Selected slides' })
    expect(bar.textContent).toContain('2 slides selected')
    await user.click(within(bar).getByRole('button', { name: 'Move down' }))
    const ids = [slideOf(0).id, slideOf(2).id]
    expect(tools.runAll).toHaveBeenCalledExactlyOnceWith('moveDown', ids, screen.getByRole('list'))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('toolbar', { name: 'Selected slides' })).toBeNull()
  })
})
