import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { draw } from '../../../../testing/draw.tsx'
import { projectOf, slideOf } from '../../../../testing/project-of.ts'
import { shown } from '../../../project/document/field-document.ts'
import { scriptKey } from '../../../project/document/field-key.ts'
import { SpreadDialog } from './spread-dialog.tsx'

const slides = [0, 1, 2].map((index) => slideOf(index, { script: index === 2 ? 'Old words.' : '' }))
const script = 'The first. It has two sentences.\n\nThe second.\n\nThe third.'

const drawDialog = () => {
  const onClose = vi.fn<() => void>()
  const drawn = draw(projectOf({ slides }), (store) => (
    <SpreadDialog store={store} slides={slides} script={script} onClose={onClose} />
  ))
  const scripts = () => slides.map(({ id }) => shown(drawn.store.read(), scriptKey(id)))
  return { ...drawn, onClose, scripts }
}

const rows = () => [...document.querySelectorAll('[data-spread-row]')].map((row) => row.textContent)

describe('the dialog that spreads a script', () => {
  it('S33 puts a paragraph on each slide, changes nothing before it is taken, and is one step', async () => {
    const { user, history, onClose, scripts } = drawDialog()
    expect(rows()).toEqual([
      expect.stringContaining('The first. It has two sentences.'),
      expect.stringContaining('The second.'),
      expect.stringContaining('The third.'),
    ])
    expect(scripts()).toEqual(['', '', 'Old words.'])
    await user.click(screen.getByRole('button', { name: 'Put on 3 slides' }))
    expect(scripts()).toEqual(['The first. It has two sentences.', 'The second.', 'The third.'])
    expect(onClose).toHaveBeenCalledOnce()
    expect(history.read().past).toHaveLength(1)
    history.undo()
    await vi.waitFor(() => expect(scripts()).toEqual(['', '', 'Old words.']))
  })

  it('S33 is corrected by moving a paragraph with keys', async () => {
    const { user, scripts } = drawDialog()
    screen.getByRole('button', { name: 'Move “The second.” to another slide' }).focus()
    await user.keyboard('{ArrowDown}')
    expect(rows()[1]).not.toContain('The second.')
    expect(rows()[2]).toContain('The second.')
    await user.click(screen.getByRole('button', { name: /^Put on/ }))
    expect(scripts()[2]).toContain('The second.')
  })
})
