import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { escapeHtml, sendHtml, sendJson } from './respond.ts'

const clip = path.join(import.meta.dirname, 'clip.webm')

/** The embed page of a video provider. Plays a clip until its signal is lost. */
export class StreamPlayer {
  hasSignal = true
  /** How many times the embed was opened. */
  opened = 0

  reset() {
    this.hasSignal = true
    this.opened = 0
  }

  handle(response: ServerResponse, path: string, search: URLSearchParams) {
    if (path === '/signal') {
      this.hasSignal = search.get('set') !== 'lost'
      return sendJson(response, 200, { hasSignal: this.hasSignal })
    }
    this.opened += 1
    return sendHtml(response, embed(search.get('title') ?? 'Sporte'))
  }

  sendClip(response: ServerResponse) {
    if (!this.hasSignal) return sendJson(response, 503, {})
    response.writeHead(200, {
      'Content-Type': 'video/webm',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-store',
    })
    return response.end(readFileSync(clip))
  }
}

/**
 * Requests the clip again at its end, as players request the next segment. Without a signal it remains dark until
 * reopened.
 */
function embed(title: string): string {
  const style =
    'html,body{margin:0;height:100%;background:#000;color:#fff;font:600 clamp(14px,4vw,22px)/1.3 system-ui}video{position:fixed;inset:0;width:100%;height:100%;object-fit:cover}p{position:fixed;inset:auto 0 0;margin:0;padding:1em;background:linear-gradient(transparent,#000c)}'
  const script =
    'let times=0;video.onended=()=>{video.src="/sandbox/clip.webm?"+ ++times;video.play().catch(()=>{})};video.onerror=()=>{video.hidden=true;note.textContent="Signal lost"};video.src="/sandbox/clip.webm"'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${style}</style><video id="video" autoplay muted playsinline></video><p id="note">${escapeHtml(title)}</p><script>${script}</script></html>`
}
