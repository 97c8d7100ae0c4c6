import { useTranslation } from 'react-i18next'
import { findResult } from '@/content/matches/series.ts'
import type { MatchId } from '@/content/matches/types.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { saveFile } from '@/platform/device/save-file.ts'
import { share } from '@/platform/device/share.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { notify } from '@/platform/toasts.ts'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import { MatchPicture } from './match-picture.tsx'
import { useMatchTexts } from './use-match-texts.ts'

/** A scorecard as a picture and, where its scores are shown, as CSV. */
export function MatchDownloads({ match }: { match: MatchId }) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  const result = findResult(match)
  const { title, sides, outcome, toss } = useMatchTexts(result)

  const save = async () => {
    try {
      const [{ scorecardCsv }, { loadScorecard }, { sourcesOf }] = await Promise.all([
        import('./scorecard-csv.ts'),
        import('virtual:matches/scorecards'),
        import('virtual:matches/sources'),
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

  return (
    <div className="flow gap-2">
      <MatchPicture match={match} />
      <button
        type="button"
        className={buttonClass({ tone: 'bare', size: 'small' })}
        data-hidden-score={hiddenScoreId('cricket', match)}
        data-blank
        onClick={() => void save()}
      >
        <Icon name="download" />
        {t('csv.get')}
      </button>
    </div>
  )
}
