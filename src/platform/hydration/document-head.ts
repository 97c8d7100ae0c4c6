import type { i18n as I18n } from 'i18next'
import { config } from '@/config.ts'
import {
  languageFacts,
  languages,
  localizedPath,
  otherLanguages,
  type Language,
} from '@/contract/language.ts'
import { headTagMark, type HeadTag } from './head-tag.ts'

/** Metadata of a page. Its route's loader returns it as `head`. */
export type PageHead = {
  /** Path without the language prefix. */
  path: string
  /** Without the site's name. */
  title: string
  description: string
  /** `noindex`: the page concerns one visitor's device, or replaces another page. */
  isPrivate?: boolean
}

const openGraphLocale = (language: Language) => languageFacts[language].locale.replace('-', '_')

/**
 * The tags for browsers, search engines and social networks. The prerender writes them, and navigation replaces them.
 */
export function headTags(head: PageHead, language: Language, i18n: I18n): HeadTag[] {
  // The title of the home page begins with the name of the site.
  const title = head.path === '/' ? head.title : i18n.t('common:pageTitle', { title: head.title })
  const url = config.siteUrl + localizedPath(head.path, language)
  const meta = (attributes: Record<string, string>): HeadTag => ({ tag: 'meta', attributes })
  const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes })
  return [
    { tag: 'title', text: title },
    meta({ name: 'description', content: head.description }),
    meta({ property: 'og:title', content: title }),
    meta({ property: 'og:description', content: head.description }),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:url', content: url }),
    meta({ property: 'og:site_name', content: i18n.t('common:brand') }),
    meta({ property: 'og:locale', content: openGraphLocale(language) }),
    ...otherLanguages(language).map((each) =>
      meta({ property: 'og:locale:alternate', content: openGraphLocale(each) }),
    ),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    ...(head.isPrivate
      ? [meta({ name: 'robots', content: 'noindex' })]
      : [
          link({ rel: 'canonical', href: url }),
          ...languages.map((each) =>
            link({ rel: 'alternate', hreflang: each, href: config.siteUrl + localizedPath(head.path, each) }),
          ),
          link({ rel: 'alternate', hreflang: 'x-default', href: config.siteUrl + head.path }),
        ]),
  ]
}

/**
 * Replaces the previous page's tags. The tags of a served page, recognised by its title, stay: the build adds some, for
 * its feed and its picture for social networks.
 */
export function applyHead(tags: readonly HeadTag[]): void {
  if (tags.some((each) => each.tag === 'title' && each.text === document.title)) return
  for (const old of document.head.querySelectorAll(`[${headTagMark}]`)) old.remove()
  for (const each of tags) {
    if (each.tag === 'title') {
      document.title = each.text
      continue
    }
    const element = document.createElement(each.tag)
    for (const [name, value] of Object.entries(each.attributes)) element.setAttribute(name, value)
    element.setAttribute(headTagMark, '')
    document.head.append(element)
  }
}
