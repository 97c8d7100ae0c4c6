import type { TFunction } from 'i18next'
import { languageFacts, type Language } from '@/contract/language.ts'
import { cricketers, type CricketerId } from '@/content/matches/cricketers.ts'
import type { BattingRow } from '@/content/matches/types.ts'

/** How a batter was out, in the page's language. English uses the scorer's notation. */
export function dismissalText(
  { dismissal, notOut }: Pick<BattingRow, 'dismissal' | 'notOut'>,
  language: Language,
  t: TFunction<'scores'>,
): string {
  const name = (id: CricketerId) => cricketers[id][language]
  if (!dismissal) return notOut === false ? t('out.howUnknown') : t('out.unknown')
  switch (dismissal.kind) {
    case 'notOut':
      return t('out.notOut')
    case 'bowled':
    case 'lbw':
    case 'caughtAndBowled':
      return t(`out.${dismissal.kind}`, { bowler: name(dismissal.bowler) })
    case 'caught':
      return t('out.caught', { fielder: name(dismissal.fielder), bowler: name(dismissal.bowler) })
    case 'caughtAt':
      return t(`out.caughtAt.${dismissal.place}`, { bowler: name(dismissal.bowler) })
    case 'stumped':
      return t('out.stumped', { keeper: name(dismissal.keeper), bowler: name(dismissal.bowler) })
    case 'runOut':
      return dismissal.by.length > 0
        ? t('out.runOutBy', { names: dismissal.by.map(name).join(languageFacts[language].comma) })
        : t('out.runOut')
  }
}
