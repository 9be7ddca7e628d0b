import { useQuery } from '@tanstack/react-query'
import { Monitor, MonitorSmartphone, Moon, Sun } from 'lucide-react'
import { useId, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { addWords } from '@/i18n/add-words.ts'
import { account as words } from '@/i18n/en/account.ts'
import { Flag } from '@/i18n/flag.tsx'
import { formatBytes } from '@/i18n/format.ts'
import { isLanguage, languages } from '@/i18n/languages.ts'
import { chooseLanguage } from '@/i18n/start-i18n.ts'
import { useLanguage } from '@/i18n/use-language.ts'
import {
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from '@/ui/overlays/dropdown-menu.tsx'
import { MenuOfButton } from '@/ui/overlays/menu-of-button.tsx'
import { chooseTheme, onThemeChoice } from '@/ui/theme/choose-theme.ts'
import { currentTheme, themes } from '@/ui/theme/current-theme.ts'
import { accountQuery } from '../account-query.ts'
import {
  notificationChoice,
  onNotificationChoice,
  turnNotificationsOff,
  turnNotificationsOn,
} from '../announcements/notifications.ts'
import { useCurrentUser } from '../get-user.ts'
import { useUserName } from '../user-name.ts'
import { SessionsDialog } from './sessions-dialog.tsx'

addWords({ account: words })

type AccountMenuProps = { onClose: () => void; findButton: () => HTMLElement | null }

export const AccountMenu = ({ onClose, findButton }: AccountMenuProps) => {
  const { t } = useTranslation()
  const [isListing, setListing] = useState(false)
  const headId = useId()
  if (isListing) return <SessionsDialog onClose={onClose} findOpener={findButton} />
  return (
    <MenuOfButton label={t('account.title')} describedBy={headId} className="w-64" onClose={onClose}>
      <Head id={headId} />
      <DropdownMenuSeparator />
      <ThemeChoice />
      <DropdownMenuSeparator />
      <LanguageChoice />
      <DropdownMenuSeparator />
      <NotificationsSwitch />
      <DropdownMenuItem
        onSelect={(event) => {
          event.preventDefault()
          setListing(true)
        }}
      >
        <MonitorSmartphone aria-hidden="true" />
        {t('account.sessions.title')}
      </DropdownMenuItem>
    </MenuOfButton>
  )
}

/** Who is signed in, and what the account takes. */
const Head = ({ id }: { id: string }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const name = useUserName()
  const { user } = useCurrentUser()
  const { data } = useQuery(accountQuery)
  return (
    <div id={id} className="px-2.5 py-1.5 [overflow-wrap:anywhere]">
      <p className="font-medium">{name}</p>
      {user?.email && user.email !== name && <p className="text-mute text-sm">{user.email}</p>}
      <p className="min-h-(--text-sm--line-height) text-mute text-sm">
        {data && t('account.space', { size: formatBytes(data.bytes, language), count: data.projects })}
      </p>
    </div>
  )
}

const themeIcons = { system: Monitor, light: Sun, dark: Moon }

const ThemeChoice = () => {
  const { t } = useTranslation()
  const shown = useSyncExternalStore(onThemeChoice, currentTheme)
  return (
    <DropdownMenuRadioGroup
      label={t('account.theme.title')}
      value={shown}
      onValueChange={(value) => {
        const theme = themes.find((one) => one === value)
        if (theme) chooseTheme(theme)
      }}
    >
      {themes.map((theme) => {
        const Icon = themeIcons[theme]
        return (
          <DropdownMenuRadioItem key={theme} value={theme}>
            {t(`account.theme.${theme}`)}
            <Icon aria-hidden="true" className="ml-auto size-4 text-mute" />
          </DropdownMenuRadioItem>
        )
      })}
    </DropdownMenuRadioGroup>
  )
}

const LanguageChoice = () => {
  const { t } = useTranslation()
  return (
    <DropdownMenuRadioGroup
      label={t('app.displayLanguage')}
      value={useLanguage()}
      onValueChange={(code) => isLanguage(code) && void chooseLanguage(code)}
    >
      {languages.map(({ code, name }) => (
        <DropdownMenuRadioItem key={code} value={code} lang={code}>
          {name}
          <span className="ml-auto">
            <Flag language={code} />
          </span>
        </DropdownMenuRadioItem>
      ))}
    </DropdownMenuRadioGroup>
  )
}

/** Absent where the browser has none to offer. */
const NotificationsSwitch = () => {
  const { t } = useTranslation()
  const choice = useSyncExternalStore(onNotificationChoice, notificationChoice)
  if (choice === 'unknown') return null
  const isOn = choice === 'on'
  return (
    <>
      <DropdownMenuCheckboxItem
        checked={isOn}
        disabled={choice === 'blocked'}
        onCheckedChange={() => (isOn ? turnNotificationsOff() : void turnNotificationsOn())}
      >
        <span className="py-1">
          {t('account.notifications.title')}
          {choice === 'blocked' && (
            <span className="block text-sm">{t('account.notifications.blocked')}</span>
          )}
        </span>
      </DropdownMenuCheckboxItem>
      <DropdownMenuSeparator />
    </>
  )
}
