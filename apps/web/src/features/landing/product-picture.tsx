import { useTranslation } from 'react-i18next'
import { darkQuery } from '@/ui/theme/current-theme.ts'
import dark from './pictures/editor-dark.webp'
import light from './pictures/editor-light.webp'
import phoneDark from './pictures/editor-phone-dark.webp'
import phoneLight from './pictures/editor-phone-light.webp'

const onPhone = '(max-width: 639px)'

/** Screenshots of the product, made by the screenshot command. */
export const ProductPicture = () => {
  const { t } = useTranslation()
  const inDark = darkQuery()
  return (
    <picture className="block overflow-hidden rounded-lg border border-line bg-card shadow-lg">
      <source media={`${onPhone} and ${inDark}`} srcSet={phoneDark} width={780} height={1440} />
      <source media={onPhone} srcSet={phoneLight} width={780} height={1440} />
      <source media={inDark} srcSet={dark} width={2160} height={1350} />
      <img
        src={light}
        alt={t('landing.product.editor')}
        width={2160}
        height={1350}
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
    </picture>
  )
}
