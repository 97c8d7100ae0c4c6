import type { Plugin } from 'vite'

const changed = 'Sonner has changed: look at what src/prerender/sonner-styles.ts takes out of it'

/**
 * Sonner puts its styles into the page through an inline `<style>` that our policy blocks, and opens a live region of
 * its own inside the page's one. The styles come as a file instead (`sonner/dist/styles.css`), the region goes. So do
 * the variables that the file gives to the whole document: the notices have them from their list, and a page would be
 * styled anew from top to bottom for them.
 */
export function sonnerStyles(): Plugin {
  return {
    name: 'sporte:sonner-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/(?:index\.mjs|styles\.css)/ },
      handler(code, id) {
        if (id.includes('.css')) {
          const scoped = code.replace(/^html\[dir='(?:ltr|rtl)'\],\n/gm, '')
          if (/\bhtml\b/.test(scoped) || scoped === code) this.error(changed)
          return { code: scoped, map: null }
        }
        const plain = code.replace(/^__insertCSS\(".*"\);?$/m, '').replace('"aria-live": "polite",', '')
        if (plain === code || plain.includes('__insertCSS("') || plain.includes('aria-live')) {
          this.error(changed)
        }
        return { code: plain, map: null }
      },
    },
  }
}
