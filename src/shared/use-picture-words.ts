import { useTranslation } from 'react-i18next'
import type pictures from '@/locales/en/pictures.json'

/** What a picture of an event shows, for those who cannot see it; `content/picture-names.ts` knows its name. */
export function usePictureWords(): (name: keyof typeof pictures | undefined) => string {
  const { t } = useTranslation('pictures')
  return (name) => (name ? t(name) : '')
}
