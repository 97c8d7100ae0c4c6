import type { Plugin } from 'vite'

/**
 * Sonner puts its styles into the page through an inline `<style>` that our policy blocks, and opens a live region of
 * its own inside the page's one. The styles come as a file instead (`sonner/dist/styles.css`), the region goes.
 */
export function sonnerStyles(): Plugin {
  return {
    name: 'sporte:sonner-styles',
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/index\.mjs/ },
      handler(code) {
        const plain = code.replace(/^__insertCSS\(".*"\);?$/m, '').replace('"aria-live": "polite",', '')
        if (plain === code || plain.includes('__insertCSS("') || plain.includes('aria-live')) {
          this.error('Sonner has changed: look at what src/prerender/sonner-styles.ts takes out of it')
        }
        return { code: plain, map: null }
      },
    },
  }
}
