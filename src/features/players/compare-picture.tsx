import { useTranslation } from 'react-i18next'
import { tapeRows } from '@/content/players/measures.ts'
import type { Player } from '@/content/players/types.ts'
import { recordText } from '@/content/bouts/record-text.ts'
import { getRecord } from '@/content/bouts/records.ts'
import { sports } from '@/content/sports.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { PictureButton } from '@/shared/picture-button.tsx'
import type { SharePicture, PictureSide } from '@/shared/picture/picture.ts'

/** Downloads the tale of the tape as a picture. */
export function ComparePicture({ red, blue }: { red: Player; blue: Player }) {
  const { t, i18n } = useTranslation(['players', 'demo', 'common'])
  const language = useLanguage()
  const now = useNow()

  const picture = (): SharePicture => {
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
      // Without the record, which is below the names.
      rows: tapeRows(red, blue, { now, language, i18n }).flatMap(({ measure, red, blue, shares }) =>
        shares ? { label: measure, first: red, second: blue, shares } : [],
      ),
      sample: t('common:sampleData'),
      alt: `${t('compare.heading')}. ${title}`,
    }
  }

  return <PictureButton picture={picture} className="button bare" />
}
