import { useHydrated } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { adsConfig } from '@/config-ads.ts'
import styles from './ad-slot.module.css'

type AdSlotProps = {
  size: 'small' | 'medium' | 'large' | 'rectangle'
  /** The house ad, shown unless a publisher's ad is configured and its script has loaded. */
  children: ReactNode
}

declare global {
  interface Window {
    adsbygoogle?: object[]
  }
}

/** A box of exactly its advertisement's size at all times. */
export function AdSlot({ size, children }: AdSlotProps) {
  const { t } = useTranslation('ads')
  const { client, slots } = adsConfig
  // The script is the publisher's to add to the page and to its policy; a browser may refuse it.
  const isSold = useHydrated() && client !== '' && 'adsbygoogle' in window
  return (
    <aside className={styles.slot} data-size={size} aria-label={t(`label.${size}`)}>
      {isSold ? <PublisherAd client={client} slot={slots[size]} /> : children}
      <p className={styles.mark}>{t('mark')}</p>
    </aside>
  )
}

function PublisherAd({ client, slot }: { client: string; slot: string }) {
  useEffect(() => {
    try {
      ;(window.adsbygoogle ??= []).push({})
    } catch (error) {
      // oxlint-disable-next-line no-console -- an advertisement that fails concerns its publisher, not the visitor
      console.error(error)
    }
  }, [])
  return <ins className={`adsbygoogle ${styles.publisher}`} data-ad-client={client} data-ad-slot={slot} />
}
