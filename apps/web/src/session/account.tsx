import { Gauge, LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Avatar } from '@/ui/avatar.tsx'
import { Button } from '@/ui/buttons/button.tsx'
import { useCurrentUser } from './get-user.ts'
import { logOutAddress } from './sign-in.ts'
import { useUserName } from './user-name.ts'

/** The user's name and the log-out link, at the right end of every signed-in top bar. */
export const Account = () => {
  const { t } = useTranslation()
  const { user } = useCurrentUser()
  const name = useUserName()
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
      <span data-account className="flex min-w-0 items-center gap-2">
        <Avatar name={name} imageUrl={user?.profileImageUrl ?? null} />
        <span className="hidden max-w-40 truncate font-medium sm:block">{name}</span>
        <span className="sr-only sm:hidden">{name}</span>
      </span>
      <Button asChild className="max-sm:w-9 max-sm:px-0">
        <a href={logOutAddress}>
          <LogOut aria-hidden="true" className="sm:hidden" />
          <span className="max-sm:sr-only">{t('session.logOut')}</span>
        </a>
      </Button>
    </>
  )
}
