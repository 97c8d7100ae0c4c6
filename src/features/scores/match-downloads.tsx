import { useTranslation } from 'react-i18next'
import { findResult, seriesTeams } from '@/content/matches/series.ts'
import type { MatchId } from '@/content/matches/types.ts'
import { hiddenScoreId, useIsHidden } from '@/platform/device/hide-scores.ts'
import { saveFile } from '@/platform/device/save-file.ts'
import { share } from '@/platform/device/share.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { notify } from '@/platform/toasts.ts'
import { Button } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { scoreText } from '@/lib/format/score-text.ts'
import { formatDate } from '@/lib/format/format.ts'
import { PictureButton } from '@/shared/picture-button.tsx'
import type { SharePicture, PictureSide } from '@/shared/picture/picture.ts'
import { useMatchTexts } from './use-match-texts.ts'

/** A scorecard as a picture and, where its scores are shown, as CSV. */
export function MatchDownloads({ match }: { match: MatchId }) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  const scoreId = hiddenScoreId('cricket', match)
  const isHidden = useIsHidden(scoreId)
  const result = findResult(match)
  const { title, sides, outcome, toss } = useMatchTexts(result)

  const save = async () => {
    try {
      const [{ scorecardCsv }, { loadScorecard }, { sourcesOf }] = await Promise.all([
        import('./scorecard-csv.ts'),
        import('@/content/matches/scorecards.gen.ts'),
        import('@/content/matches/sources.gen.ts'),
      ])
      const { scorecard } = await loadScorecard[match]()
      const heading = [title, sides, outcome, toss]
      const text = scorecardCsv({ result, scorecard, sources: sourcesOf[match], heading }, language, t)
      const file = new File([text], `sporte-match-${match}-${language}.csv`, { type: 'text/csv' })
      if (!saveFile(file) && (await share({ files: [file] })) === 'refused')
        throw new Error('The device takes no files')
    } catch {
      notify({ id: 'csv', tone: 'bad', title: t('csv.failed') })
    }
  }

  // Without the result while it is hidden here.
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

  return (
    <div className="flow gap-2">
      <PictureButton picture={picture} className="button bare small" />
      <Button tone="bare" size="small" data-hidden-score={scoreId} data-blank onClick={() => void save()}>
        <Icon name="download" />
        {t('csv.get')}
      </Button>
    </div>
  )
}
