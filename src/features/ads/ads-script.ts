import { adsConfig } from './ads-config.ts'

let loading: Promise<boolean> | undefined

/** Loads the ad network's script once per document. Resolves with false on failure: house ads remain. */
export function loadAdsScript(): Promise<boolean> {
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
