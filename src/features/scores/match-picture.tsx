import { useTranslation } from 'react-i18next'
import { findResult, seriesTeams } from '@/content/matches/series.ts'
import type { MatchId } from '@/content/matches/types.ts'
import { scoreText } from '@/lib/format/score-text.ts'
import { hiddenScoreId, useIsHidden } from '@/platform/device/hide-scores.ts'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { PictureButton } from '@/shared/picture-button.tsx'
import type { SharePicture, PictureSide } from '@/shared/picture/picture.ts'
import { buttonClass } from '@/ui/button.ts'
import { useMatchTexts } from './use-match-texts.ts'

/** Downloads a scorecard as a picture. The result is omitted while it is hidden here. */
export function MatchPicture({ match }: { match: MatchId }) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  const isHidden = useIsHidden(hiddenScoreId('cricket', match))
  const result = findResult(match)
  const { title, sides, outcome } = useMatchTexts(result)

  const picture = (): SharePicture => {
    const [first, second] = result.innings.map((total): PictureSide => {
      const { name } = seriesTeams[total.team]
      const score = { figure: scoreText(total), note: `(${total.overs})` }
      return { name: name[language], ...(!isHidden && score) }
    })
    const lines = [`${title} · ${formatDate(new Date(result.startsAt), language, 'long')}`, t('venue')]
    return {
      name: `sporte-match-${match}-${language}`,
      kicker: t('tabs.label'),
      // Prevents a line break after the "v" between two names.
      title: sides.replace(/ (\S) /, ' $1\u00A0'),
      lines,
      ...(first && second && { sides: [first, second] }),
      ...(!isHidden && { outcome }),
      alt: [sides, ...lines, ...(isHidden ? [] : [outcome])].join('. '),
    }
  }

  return <PictureButton picture={picture} className={buttonClass({ tone: 'bare', size: 'small' })} />
}
