import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ad-slot.module.css'
import { HouseAd, type HouseAdKind } from './house-ad.tsx'

type StripAdProps = { size: 'small' | 'medium'; kind: HouseAdKind }

/** A slot between two sections, shown only on screens wide enough for it. */
export function StripAd(props: StripAdProps) {
  return (
    <div className="wrap section wide-only">
      <AdSlot {...props} />
    </div>
  )
}

/** The banner below the events and the fixed slot beside the page, shown only on wide screens. */
export function HomeAds() {
  return (
    <>
      <div className="wrap section">
        <AdSlot size="large" kind="packages" />
      </div>
      <div className={styles.rail}>
        <AdSlot size="rectangle" kind="watch" />
      </div>
    </>
  )
}

declare global {
  interface Window {
    adsbygoogle?: object[]
  }
}

/** Distance from the viewport at which a slot starts to load. A hidden slot never loads. */
const margin = '50% 0%'

type AdSlotProps = {
  size: StripAdProps['size'] | 'large' | 'rectangle'
  /** The house ad, shown until a publisher's ad fills the box. */
  kind: HouseAdKind
}

/** An advertising slot with a fixed size, so that a late advertisement causes no layout shift. */
function AdSlot({ size, kind }: AdSlotProps) {
  const { t } = useTranslation('site')
  const box = useRef<HTMLElement>(null)
  const [isSold, setIsSold] = useState(false)
  const { client, slots } = adsConfig
  const slot = slots[size]

  useEffect(() => {
    if (client === '' || slot === '' || !box.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void loadAdsScript().then(setIsSold)
      },
      { rootMargin: margin },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [client, slot])

  return (
    <aside
      ref={box}
      className={`tone no-print ${styles.slot}`}
      data-size={size}
      aria-label={t(`ads.label.${size}`)}
    >
      <HouseAd kind={kind} isStrip={size === 'small' || size === 'medium'} />
      {isSold && <PublisherAd client={client} slot={slot} onFailure={() => setIsSold(false)} />}
      <p className="note arena">{t('ads.mark')}</p>
    </aside>
  )
}

type PublisherAdProps = { client: string; slot: string; onFailure: () => void }

function PublisherAd({ client, slot, onFailure }: PublisherAdProps) {
  useEffect(() => {
    try {
      ;(window.adsbygoogle ??= []).push({})
    } catch (error) {
      // oxlint-disable-next-line no-console -- for the operator; visitors need no notice
      console.error(error)
      onFailure()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a second push would request another ad
  }, [])
  return <ins className="adsbygoogle" data-ad-client={client} data-ad-slot={slot} />
}

let loading: Promise<boolean> | undefined

/** Loads the ad network's script once per document. Resolves with false on failure: house ads remain. */
function loadAdsScript(): Promise<boolean> {
  loading ??= new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = trustedUrl()
    script.async = true
    script.addEventListener('load', () => resolve(true))
    script.addEventListener('error', () => {
      // oxlint-disable-next-line no-console -- for the operator; visitors need no notice
      console.error(`The advertising script failed to load: ${adsConfig.scriptUrl}`)
      resolve(false)
    })
    document.head.append(script)
  })
  return loading
}

/** The Trusted Types policy allows only the script URL that the build has checked. */
function trustedUrl(): string {
  const url = new URL(adsConfig.scriptUrl)
  url.searchParams.set('client', adsConfig.client)
  const policy = globalThis.trustedTypes?.createPolicy('sporte-ads', { createScriptURL: () => url.href })
  return policy ? policy.createScriptURL(url.href) : url.href
}

/** Without a client, all slots show house ads. Separate from `config.ts` because every page loads that file. */
const adsConfig = {
  client: import.meta.env.VITE_ADS_CLIENT,
  scriptUrl: import.meta.env.VITE_ADS_SCRIPT_URL,
  slots: {
    small: import.meta.env.VITE_ADS_SLOT_SMALL,
    medium: import.meta.env.VITE_ADS_SLOT_MEDIUM,
    large: import.meta.env.VITE_ADS_SLOT_LARGE,
    rectangle: import.meta.env.VITE_ADS_SLOT_RECTANGLE,
  },
} as const
