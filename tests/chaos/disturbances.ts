import type { Run } from './run.ts'
import { labels } from './toasts.ts'
import type { TabDisturbance } from './schedule.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Disturbs the open pages between two steps. */
export async function disturbTabs(run: Run, turn: TabDisturbance): Promise<void> {
  const { device, log, site, releases } = run
  const [tab] = device.liveTabs
  switch (turn.kind) {
    case 'reload':
      if (tab) await device.interrupt(tab, 'reload')
      return
    case 'blink':
      await device.setOffline(true)
      await device.setOffline(false)
      return
    case 'sync':
      return device.sync()
    case 'open-tab':
      await device.openTab('/enquiries')
      return
    case 'rest':
      return atRest(run)
    case 'pass':
      return device.pass(turn.ms)
    case 'jump':
      return device.jump(turn.ms)
    case 'deploy':
      site.deploy(releases[turn.release])
      await tab?.page
        .evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          await registration?.update()
        })
        .catch(() => {})
      return
    case 'update': {
      log.trouble()
      const button = tab?.page.getByRole('button', { name: labels.update, exact: true })
      // The button is missing while the worker still installs the new version.
      await button?.click({ timeout: 4_000 }).catch(() => {})
      await pause(500)
      log.trouble()
      return
    }
    case 'kill-in-replay':
    case 'close-in-replay':
      return dieInReplay(run, turn)
  }
}

/** Waits until no further attempt arrives for 300 ms. */
async function atRest({ site }: Run): Promise<void> {
  for (let before = -1; site.sandbox.lead.attempts !== before;) {
    before = site.sandbox.lead.attempts
    await pause(300)
  }
}

/** Closes the tabs or kills the browser while queued enquiries are being sent. */
async function dieInReplay(run: Run, { kind, after }: { kind: string; after: number }): Promise<void> {
  const { device, site, world } = run
  world.weather = 'slow'
  await device.pass(3_700_000)
  const before = site.sandbox.lead.attempts
  await device.setOffline(true)
  await device.setOffline(false)
  for (let wait = 0; wait < 60 && site.sandbox.lead.attempts < before + after; wait += 1) await pause(25)
  const [first] = device.liveTabs
  if (kind === 'kill-in-replay' && first) await device.interrupt(first, 'kill')
  else for (const tab of device.liveTabs) await device.interrupt(tab, 'close')
}
