import { ChevronDown, Gauge, LogOut } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Avatar } from '@/ui/avatar.tsx'
import { Button } from '@/ui/buttons/button.tsx'
import { lazyPart } from '@/ui/feedback/lazy-part.tsx'
import { useCurrentUser } from './get-user.ts'
import { logOutAddress } from './sign-in.ts'
import { useUserName } from './user-name.ts'

// Loaded, with its texts, when it is first opened.
const AccountMenu = lazyPart(
  async () => (await import('./account-menu/account-menu.tsx')).AccountMenu,
  null,
  'over',
)

/** The account's menu and the log-out link, at the right end of every signed-in top bar. */
export const Account = () => {
  const { t } = useTranslation()
  const { user } = useCurrentUser()
  const name = useUserName()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      {user?.isAdministrator && (
        <Button asChild variant="ghost" className="max-lg:w-9 max-lg:px-0">
          <Link href="/admin">
            <Gauge aria-hidden="true" />
            <span className="max-lg:sr-only">{t('session.administration')}</span>
          </Link>
        </Button>
      )}
      <div className="relative min-w-0">
        <Button
          ref={button}
          variant="ghost"
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-w-0 px-0.5 sm:gap-2 sm:pr-1.5"
        >
          <span data-account className="flex min-w-0 items-center gap-2">
            <Avatar name={name} imageUrl={user?.profileImageUrl ?? null} />
            <span className="max-w-40 truncate font-medium max-sm:sr-only">{name}</span>
          </span>
          <span className="sr-only">{t('session.account')}</span>
          <ChevronDown aria-hidden="true" className="text-mute max-lg:hidden" />
        </Button>
        {isOpen && <AccountMenu onClose={() => setOpen(false)} findButton={() => button.current} />}
      </div>
      <Button asChild className="max-sm:w-9 max-sm:px-0">
        <a href={logOutAddress}>
          <LogOut aria-hidden="true" className="sm:hidden" />
          <span className="max-sm:sr-only">{t('session.logOut')}</span>
        </a>
      </Button>
    </>
  )
}
