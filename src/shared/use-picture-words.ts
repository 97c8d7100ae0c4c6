import { useTranslation } from 'react-i18next'
import type pictures from '@/locales/en/pictures.json'

/** The alt text of an event's picture, by its name in `content/picture-names.ts`. */
export function usePictureAlt(): (name: keyof typeof pictures | undefined) => string {
  const { t } = useTranslation('pictures')
  return (name) => (name ? t(name) : '')
}
