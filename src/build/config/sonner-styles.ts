import type { Plugin } from 'vite'

const changed = 'Sonner has changed: look at what src/build/config/sonner-styles.ts takes out of it'

/**
 * Sonner injects an inline `<style>`, which our policy blocks, and nests a live region inside the page's own. This
 * plugin removes both, and the styles come from `sonner/dist/styles.css` instead.
 *
 * It also removes the variables that the file sets on the whole document, which would restyle the page. The toasts get
 * them from their list.
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
