import { chromium, type CDPSession } from 'playwright'
import * as v from 'valibot'
import { chromiumArgs, wholeBrowser } from '../support/find-browser.ts'

/**
 * The cost of a first visit on a phone, in milliseconds. Main-thread values are CPU time, so the load of the machine
 * matters little.
 */
export type PageLoad = {
  firstPaint: number
  largestPaint: number
  mainThread: number
  script: number
  /** Style, layout and paint. */
  drawing: number
  /** The sum of the time above 12.5 ms per task, which is 50 ms on a phone that is four times slower. */
  blocked: number
  requests: number
}

/** How long the main thread and the requests are recorded after `load`, without interaction. */
const watchedMs = 4_000
const longTaskMs = 12.5

const kinds: Readonly<Record<string, 'script' | 'drawing'>> = {
  EvaluateScript: 'script',
  'v8.compile': 'script',
  'v8.compileModule': 'script',
  'v8.evaluateModule': 'script',
  FunctionCall: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  EventDispatch: 'script',
  RunMicrotasks: 'script',
  ParseAuthorStyleSheet: 'drawing',
  UpdateLayoutTree: 'drawing',
  Layout: 'drawing',
  PrePaint: 'drawing',
  Paint: 'drawing',
  Layerize: 'drawing',
  Commit: 'drawing',
}

/** `ts`, `dur` and `tdur` are microseconds; `tdur` is the CPU time of the thread. */
const traceEvent = v.object({
  name: v.string(),
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.optional(v.number(), 0),
  dur: v.optional(v.number(), 0),
  tdur: v.optional(v.number(), 0),
  args: v.optional(
    v.looseObject({ beginData: v.optional(v.looseObject({ url: v.optional(v.string()) })) }),
    {},
  ),
})
type TraceEvent = v.InferOutput<typeof traceEvent>

/**
 * Opens a URL in a new browser with an empty cache. Uses full Chromium, because the headless shell hides most of the
 * main thread's work.
 */
export async function loadPage(url: string): Promise<PageLoad> {
  const browser = await chromium.launch({
    ...wholeBrowser(),
    args: [...chromiumArgs, '--headless=new'],
  })
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      serviceWorkers: 'block',
    })
    let requests = 0
    page.on('request', () => {
      requests += 1
    })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        document.documentElement.dataset.largest = String(list.getEntries().at(-1)?.startTime ?? 0)
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    const trace = await startTrace(await browser.newBrowserCDPSession())
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(watchedMs)
    const events = await trace.end()
    const paints = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      largestPaint: Number(document.documentElement.dataset.largest),
    }))
    return { ...paints, ...summarise(events, page.url()), requests }
  } finally {
    await browser.close()
  }
}

async function startTrace(session: CDPSession) {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...value.map((each) => v.parse(traceEvent, each)))
  })
  const includedCategories = ['devtools.timeline', 'v8', 'toplevel', '__metadata']
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  return {
    end: async () => {
      const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
      await session.send('Tracing.end')
      await complete
      return events
    },
  }
}

/** Includes only the thread that parsed the page, because Chromium's internal pages can be busier than a quiet page. */
function summarise(events: readonly TraceEvent[], url: string) {
  const parsed = events.find(({ name, args }) => name === 'ParseHTML' && args.beginData?.url === url)
  if (!parsed) throw new Error(`The trace does not show who parsed ${url}`)
  const onMain = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === parsed.pid && tid === parsed.tid)
  const tasks = onMain.filter(({ name }) => name.endsWith('RunTask')).map(({ tdur }) => tdur / 1000)

  const spent = { script: 0, drawing: 0 }
  const open: { end: number; kind: 'script' | 'drawing' | undefined }[] = []
  for (const { name, ts, dur, tdur } of onMain.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop()
    const kind = kinds[name]
    if (kind) {
      spent[kind] += tdur / 1000
      // The enclosing event includes this time, so subtract it there.
      const outer = open.findLast((each) => each.kind)?.kind
      if (outer) spent[outer] -= tdur / 1000
    }
    open.push({ end: ts + dur, kind })
  }
  return {
    mainThread: tasks.reduce((total, ms) => total + ms, 0),
    ...spent,
    blocked: tasks.reduce((total, ms) => total + Math.max(0, ms - longTaskMs), 0),
  }
}
