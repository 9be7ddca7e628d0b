import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { toast } from '../feedback/toast.ts'
import { Toaster } from '../feedback/toaster.tsx'
import { Dialog, DialogContent } from './dialog.tsx'

const Opened = ({ title }: { title: string }) => {
  const [isOpen, setIsOpen] = useState(true)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogContent title={title} closeLabel="Close">
        <button type="button" onClick={() => setIsAsking(true)}>
          Ask
        </button>
        {isAsking && <Opened title="Question" />}
      </DialogContent>
    </Dialog>
  )
}

const drawDialog = async () => {
  render(
    <>
      <Opened title="Words" />
      <Toaster label="Notifications" closeLabel="Dismiss" />
    </>,
  )
  await screen.findByRole('dialog', { name: 'Words' })
  return userEvent.setup()
}

const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null

describe('Escape', () => {
  it('closes a dialog also when a toast came after it', async () => {
    const user = await drawDialog()
    act(() => toast({ title: 'Saved' }))
    expect(screen.getAllByText('Saved').length).toBeGreaterThan(0)
    await user.keyboard('{Escape}')
    expect(isOpen('Words')).toBe(false)
  })

  it('closes the topmost of two dialogs alone', async () => {
    const user = await drawDialog()
    await user.click(screen.getByRole('button', { name: 'Ask' }))
    expect(isOpen('Question')).toBe(true)
    act(() => toast({ title: 'Saved' }))
    await user.keyboard('{Escape}')
    expect(isOpen('Question')).toBe(false)
    expect(isOpen('Words')).toBe(true)
  })
})
