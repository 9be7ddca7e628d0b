import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { draw } from '../../../../testing/draw.tsx'
import { projectOf, slideOf } from '../../../../testing/project-of.ts'
import { shown, write } from '../../../project/document/field-document.ts'
import { type FieldKey, lengthKey, scriptKey, voiceKey } from '../../../project/document/field-key.ts'
import { HistoryButtons } from './history-buttons.tsx'

const slides = [0, 1].map((index) => slideOf(index, { script: 'As saved.' }))
const [first = slideOf(0), second = slideOf(1)] = slides

const drawButtons = () => {
  const drawn = draw(projectOf({ slides }), () => <HistoryButtons />)
  const step = (...fields: (readonly [FieldKey, string])[]) =>
    drawn.store.change((doc) => write(doc, fields, { kind: 'step', at: Date.now() }))
  return { ...drawn, step }
}

const button = (name: string) => screen.findByRole('button', { name })

describe('undo and redo', () => {
  it('S34 are disabled until something was done', () => {
    drawButtons()
    for (const name of ['Undo', 'Redo'])
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
  })

  it('S34 name their step, turn it back and forth, and say so', async () => {
    const { user, store, step } = drawButtons()
    step([scriptKey(second.id), 'Changed.'])
    step([lengthKey(first.id), '9'])
    await user.click(await button('Undo: length of slide 1'))
    expect(await screen.findByText('Undone: length of slide 1')).toBeTruthy()
    expect(shown(store.read(), lengthKey(first.id))).toBe('')
    await user.click(await button('Undo: words of slide 2'))
    await vi.waitFor(() => expect(shown(store.read(), scriptKey(second.id))).toBe('As saved.'))
    await user.click(await button('Redo: words of slide 2'))
    await vi.waitFor(() => expect(shown(store.read(), scriptKey(second.id))).toBe('Changed.'))
    expect(await button('Redo: length of slide 1')).toHaveProperty('disabled', false)
  })

  it('S34 take what was done to several slides together', async () => {
    const { user, store, step } = drawButtons()
    step([voiceKey(first.id), 'bella'], [voiceKey(second.id), 'bella'])
    await user.click(await button('Undo: voice of 2 slides'))
    await vi.waitFor(() => {
      for (const { id } of slides) expect(shown(store.read(), voiceKey(id))).toBe('adam')
    })
  })
})
