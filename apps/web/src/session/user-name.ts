import { useTranslation } from 'react-i18next'
import { useCurrentUser } from './get-user.ts'

/** First name, else e-mail, else 'User'. */
export const useUserName = (): string => {
  const { t } = useTranslation()
  const { user } = useCurrentUser()
  return user?.firstName || user?.email || t('session.nameless')
}
