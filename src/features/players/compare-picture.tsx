import { useTranslation } from 'react-i18next'
import { measureRows } from '@/content/players/measures.ts'
import type { Player } from '@/content/players/types.ts'
import { recordText } from '@/content/bouts/record-text.ts'
import { getRecord } from '@/content/bouts/records.ts'
import { sports } from '@/content/sports.ts'
import { useNow } from '@/platform/device/clock.ts'
import { formatNumber, formatPercent } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { PictureButton } from '@/shared/picture-button.tsx'
import type { SharePicture, PictureSide } from '@/shared/picture/picture.ts'

/** Downloads the tale of the tape as a picture. */
export function ComparePicture({ red, blue }: { red: Player; blue: Player }) {
  const { t } = useTranslation(['players', 'demo', 'common'])
  const language = useLanguage()
  const now = useNow()

  const picture = (): SharePicture => {
    const figure = (value: number, isRate: boolean) =>
      isRate ? formatPercent(value, language) : formatNumber(value, language)
    const side = (player: Player): PictureSide => ({
      name: player.name[language],
      note: recordText(getRecord(player), language),
    })
    const title = t('demo:versusInFight', { red: red.name[language], blue: blue.name[language] })
    const kickers = [...new Set([red.sport, blue.sport])].map((sport) => sports[sport].name[language])
    return {
      name: `sporte-${red.id}-${blue.id}-${language}`,
      kicker: t('compare.heading'),
      title,
      lines: [kickers.join(' · ')],
      sides: [side(red), side(blue)],
      rows: measureRows(red, blue, now).map((row) => ({
        label: t(`compare.measures.${row.measure}`),
        first: figure(row.red.value, row.isRate),
        second: figure(row.blue.value, row.isRate),
        shares: [row.red.share, row.blue.share],
      })),
      sample: t('common:sampleData'),
      alt: `${t('compare.heading')}. ${title}`,
    }
  }

  return <PictureButton picture={picture} className="button bare" />
}
