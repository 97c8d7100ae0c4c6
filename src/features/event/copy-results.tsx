import { useTranslation } from 'react-i18next'
import { cardOf } from '@/content/bouts/records.ts'
import { endWords } from '@/content/bouts/result-words.ts'
import { isCorner, nameOf, pairingOf, sideOf } from '@/content/bouts/sides.ts'
import type { Bout } from '@/content/bouts/types.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { placeOf } from '@/content/place-of.ts'
import { formatDate } from '@/lib/format/format.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { copyText } from '@/platform/device/clipboard.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { notify } from '@/platform/toasts.ts'
import { Button } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'

/** Copies the results of a past event as text, one line per bout, for reports. */
export function CopyResults({ event }: { event: SportsEvent }) {
  const { t, i18n } = useTranslation(['event', 'demo', 'common'])
  const language = useLanguage()

  const resultOf = (bout: Bout) => {
    const winner = bout.result?.winner
    return [
      ...(winner && isCorner(winner)
        ? [t('card.winner', { name: nameOf(sideOf(bout, winner))[language] })]
        : []),
      ...endWords(bout, i18n),
    ].join(' · ')
  }
  const lineOf = (bout: Bout) => `${pairingOf(bout, language)}: ${resultOf(bout)}`
  const copy = async () => {
    const date = formatDate(venueDate(new Date(), event.dayOffset, event.timeUtc), language, 'long')
    const isCopied = await copyText(
      [
        `${event.title[language]} (${t('common:sampleData')})`,
        `${date} · ${placeOf(event, language)}`,
        ...cardOf(event.id).map(lineOf),
      ].join('\n'),
    )
    notify({
      id: 'share',
      tone: isCopied ? 'good' : 'bad',
      title: t(isCopied ? 'results.copied' : 'results.failed'),
    })
  }
  return (
    <Button tone="tonal" size="small" onClick={() => void copy()}>
      <Icon name="copy" />
      {t('results.copy')}
    </Button>
  )
}
