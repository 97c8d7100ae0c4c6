import { Link, useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { languageFacts, localizedPath, neutralPath, otherLanguages } from '@/contract/language.ts'
import { parentPages } from '@/contract/pages.gen.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { searchChannel } from '@/platform/search-channel.ts'
import { canGoBack } from '@/platform/device/in-app-history.ts'
import { Icon } from '@/ui/icon.tsx'
import logo from '@/ui/logo.module.css'
import { openModal } from '@/ui/overlays/open-modal.ts'
import { ContactButton } from './bottom-bar.tsx'
import styles from './site-header.module.css'

function Logo() {
  const { t } = useTranslation()
  return (
    <Link to="/" className={logo.logo}>
      {t('brand')}
    </Link>
  )
}

/**
 * The installed app has no browser Back button. Only CSS shows it, so that it works without script.
 *
 * Without script or history it links to the parent page.
 */
function BackButton() {
  const { t } = useTranslation()
  const { history } = useRouter()
  const parent = useMatches({ select: (matches) => parentPages[matches.at(-1)?.fullPath ?? ''] })

  const goBack = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !canGoBack(history)) return
    event.preventDefault()
    history.back()
  }
  return (
    <Link
      to={parent ?? '/'}
      // Marks the link on the home page, which has no parent. CSS hides it there.
      activeOptions={{ exact: true, includeSearch: false }}
      className={`icon-button bare ${styles.back}`}
      aria-label={t('back')}
      onClick={goBack}
    >
      <Icon name="arrow-back" />
    </Link>
  )
}

/** Begins each header. */
export function LogoWithBack() {
  return (
    <>
      <BackButton />
      <Logo />
    </>
  )
}

/** Links to the same page in the other languages. `build/html/inline/head.ts` stores the choice. */
export function LanguageSwitch({ className = '' }: { className?: string | undefined }) {
  const path = useRouterState({ select: ({ location }) => neutralPath(location.pathname) })
  return otherLanguages(useLanguage()).map((each) => (
    <a
      key={each}
      className={`quiet-link small ${styles.item} ${className}`}
      href={localizedPath(path, each)}
      lang={each}
      hrefLang={each}
    >
      {languageFacts[each].name}
    </a>
  ))
}

/** The header of a page without the site's. */
export function EntryBar() {
  return (
    <div className={`wrap ends ${styles.bar}`}>
      <LogoWithBack />
      <LanguageSwitch className="push card" />
      <ContactButton />
    </div>
  )
}

/** Opens the site search. */
export function SearchButton() {
  const { t } = useTranslation('site')
  return (
    <button
      type="button"
      className="icon-button bare"
      aria-label={t('bar.search')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => searchChannel.send()}
    >
      <Icon name="search" />
    </button>
  )
}

/**
 * A menu of the header. A native disclosure opens without script, which closes it on Escape, on a press or focus
 * elsewhere, and when one of its links is followed.
 */
export function HeaderMenu({ opener, children }: { opener: ReactNode; children: ReactNode }) {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const menu = ref.current
    if (!menu) return
    const page = new AbortController()
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.contains(target)) menu.open = false
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside, page)
    document.addEventListener('focusin', closeOutside, page)
    document.addEventListener('keydown', closeOnEscape, page)
    menu.addEventListener('click', (event) => isLink(event.target) && (menu.open = false), page)
    return () => page.abort()
  }, [])
  return (
    <details ref={ref} className={styles.menu}>
      <summary className={`quiet-link small inline ${styles.item}`}>{opener}</summary>
      <div className={`card grid ${styles.list}`}>{children}</div>
    </details>
  )
}

const isLink = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button') !== null

/**
 * A full-screen modal sheet. `command` attributes open and close it without script where supported; after hydration the
 * click handlers do so in every browser. Following one of its links closes it.
 */
export function MenuSheet({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const router = useRouter()
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const close = () => ref.current?.close()

  return (
    <>
      <button
        type="button"
        className={`icon-button bare ${styles.burger}`}
        aria-label={t('menu')}
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: id }}
        onClick={(event) => {
          event.preventDefault() // otherwise the command would open it again
          if (ref.current) openModal(ref.current, router)
        }}
      >
        <Icon name="menu" />
      </button>
      <dialog ref={ref} id={id} className={styles.sheet} aria-label={t('menu')}>
        <div className={`line ${styles.bar}`}>
          <Logo />
          <LanguageSwitch className="push" />
          <button
            type="button"
            className="icon-button bare"
            aria-label={t('close')}
            {...{ command: 'close', commandfor: id }}
            onClick={(event) => {
              event.preventDefault()
              close()
            }}
          >
            <Icon name="close" />
          </button>
        </div>
        {/* Keyboard activation of a link or button also fires a click. */}
        <div role="presentation" className="stack gap-5" onClick={({ target }) => isLink(target) && close()}>
          {children}
        </div>
      </dialog>
    </>
  )
}
