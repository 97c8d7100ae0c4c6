import { useTranslation } from 'react-i18next'
import type { SportsEvent } from '@/content/events/types.ts'
import { cardOf } from '@/content/bouts/records.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { pairingOf } from '@/content/bouts/sides.ts'

/** The two sides at the top of the card. An event without bouts has a subtitle instead. */
type MainPairingProps = {
  event: SportsEvent
  /** Adds the label "main event", for places that also show another bout. */
  isLabelled?: boolean
}

export function MainPairing({ event, isLabelled = false }: MainPairingProps) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
  const [main] = cardOf(event.id, useNow())
  if (!main) return <p>{event.subtitle[language]}</p>
  const pairing = pairingOf(main, language)
  return <p>{isLabelled ? t('mainEvent', { pairing }) : pairing}</p>
}
