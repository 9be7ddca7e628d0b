import { Command as CommandIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/buttons/icon-button.tsx'
import { useKeyDown } from '@/ui/use-key-down.ts'

/** Opens the command menu, as Ctrl+K and ⌘K do everywhere on the page. */
export const CommandsButton = ({ onPress }: { onPress: () => void }) => {
  const { t } = useTranslation()
  useKeyDown((event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return
    // A dialog is not left by a command.
    if (document.querySelector('[role=dialog]')) return
    event.preventDefault()
    onPress()
  })
  return (
    <IconButton
      label={t('scripts.commands')}
      data-opens-commands=""
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      className="max-sm:hidden"
      onClick={onPress}
    >
      <CommandIcon aria-hidden="true" />
    </IconButton>
  )
}
