/** The performance budgets of the site. 1 KB is 1,000 bytes. */
export const budgets = {
  firstScript: { label: 'JavaScript first loaded by any page, gzip', limit: 128_000 },
  markup: { label: 'HTML + CSS of any page, gzip', limit: 32_000 },
  font: { label: 'fonts on the critical path of a page', limit: 36_000 },
  fontFiles: { label: 'font files on the critical path of a page', limit: 1 },
  hero: { label: 'hero picture at phone width', limit: 50_000 },
  install: { label: 'service worker install, gzip, without art', limit: 1_000_000 },
} as const
