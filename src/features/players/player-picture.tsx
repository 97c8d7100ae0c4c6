import { useTranslation } from 'react-i18next'
import { countryOf } from '@/content/countries.ts'
import type { Player } from '@/content/players/types.ts'
import { recordText } from '@/content/bouts/record-text.ts'
import { knockoutRate, getRecord, winRate } from '@/content/bouts/records.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { sports } from '@/content/sports.ts'
import { formatPercent } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { wrapInQuotes } from '@/lib/format/wrap-in-quotes.ts'
import { PictureButton } from '@/shared/picture-button.tsx'
import type { SharePicture } from '@/shared/picture/picture.ts'
import { drawRays } from '@/drawings/athlete/rays.ts'
import { getInitials } from '@/drawings/athlete/initials.ts'

/** Downloads a player as a picture, with the record drawn as rays. */
export function PlayerPicture({ player }: { player: Player }) {
  const { t } = useTranslation(['player', 'demo', 'common'])
  const language = useLanguage()

  const picture = (): SharePicture => {
    const name = player.name[language]
    const record = getRecord(player)
    const [won, stopped] = [winRate(record), knockoutRate(record)]
    const rate = (part: number | null, label: string) =>
      part === null ? [] : [{ figure: formatPercent(part, language), label }]
    const from = [countryOf(player.country).name[language], findTeam(player.team)?.name[language]]
    const lines = [wrapInQuotes(player.nickname[language], language), from.filter(Boolean).join(' · ')]
    const { paths, strong, weak } = drawRays(record, player.id, {
      centre: [300, 300],
      inner: 150,
      outer: 300,
      widest: 20,
    })
    return {
      name: `sporte-${player.id}-${language}`,
      kicker: `${sports[player.sport].name[language]} · ${t(`demo:divisions.division.${player.division}`)}`,
      title: name,
      lines,
      stats: [
        { figure: recordText(record, language), label: t('stats.record') },
        ...rate(stopped, t('stats.koRate')),
        ...rate(won, t('stats.winRate')),
      ],
      rays: {
        strong: paths.knockout + paths.win,
        weak: paths.loss + paths.draw,
        strongWidth: strong,
        weakWidth: weak,
        initials: getInitials(name),
      },
      sample: t('common:sampleData'),
      alt: [name, ...lines, `${t('stats.record')}: ${recordText(record, language)}`].join('. '),
    }
  }

  return <PictureButton picture={picture} className="button bare" />
}
