import { useTranslation } from 'react-i18next'
import { findPlayer } from '@/content/players/players.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { setHideScores } from '@/platform/device/hide-scores.ts'
import { setLowData } from '@/platform/device/low-data.ts'
import { setTheme } from '@/platform/device/theme.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { announce } from '@/platform/screen-reader.ts'
import { notifyNotSaved } from '@/shared/notify-not-saved.ts'
import { addSaved } from '@/shared/saved-ids.ts'
import { buttonClass } from '@/ui/button.ts'
import { Dialog, DialogBody, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { changesOf, readTransfer, type Carried, type Changes } from './transfer-link.ts'

const known = {
  players: (id: string) => findPlayer(id) !== undefined,
  teams: (id: string) => findTeam(id) !== undefined,
}

type ReceivedDialogProps = { hash: string; current: Carried; onClose: () => void }

/** Shows what the link in the address would change on this device, and asks. */
export function ReceivedDialog({ hash, current, onClose }: ReceivedDialogProps) {
  const { t, i18n } = useTranslation(['your-data', 'common'])
  const carried = readTransfer(hash)
  const changes = carried && changesOf(carried, current, known)
  const lines = useLines(changes)
  const apply = () => {
    if (changes && !applyChanges(changes)) void notifyNotSaved(i18n)
    else announce(t('received.applied'))
    onClose()
  }
  return (
    <Dialog
      open
      hasAddress
      onClose={onClose}
      title={t(lines.length > 0 ? 'received.title' : 'take.open')}
      closeLabel={t('common:close')}
    >
      <DialogBody>
        {lines.length > 0 ? (
          <div className="stack">
            <p>{t('received.lead')}</p>
            <ul className="dashes">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ) : (
          <p>{t(changes ? 'received.same' : 'received.damaged')}</p>
        )}
      </DialogBody>
      <DialogFoot>
        {lines.length > 0 && (
          <button type="button" className={buttonClass()} onClick={apply}>
            {t('received.apply')}
          </button>
        )}
        <button type="button" data-autofocus className={buttonClass({ tone: 'tonal' })} onClick={onClose}>
          {t(lines.length > 0 ? 'received.leave' : 'common:close')}
        </button>
      </DialogFoot>
    </Dialog>
  )
}

function useLines(changes: Changes | null): string[] {
  const { t } = useTranslation('your-data')
  const language = useLanguage()
  if (!changes) return []
  const { players, teams, theme, lowData, hideScores } = changes
  const list = new Intl.ListFormat(language)
  const names = (found: readonly ({ name: Record<typeof language, string> } | undefined)[]) =>
    list.format(found.flatMap((each) => each?.name[language] ?? []))
  const setting = (id: 'theme' | 'lowData' | 'hideScores', value: string) =>
    t('received.setting', { name: t(`${id}.name`), value })
  const lines = [
    players.length > 0 &&
      t('received.players', { count: players.length, names: names(players.map(findPlayer)) }),
    teams.length > 0 && t('received.teams', { count: teams.length, names: names(teams.map(findTeam)) }),
    theme !== undefined && setting('theme', t(`theme.${theme ?? 'system'}`)),
    lowData !== undefined && setting('lowData', t(`received.${lowData ?? 'asBrowser'}`)),
    hideScores !== undefined && setting('hideScores', t(`received.${hideScores ? 'on' : 'off'}`)),
  ]
  return lines.filter((line) => line !== false)
}

/** Returns whether the device could store the follows. */
function applyChanges({ players, teams, theme, lowData, hideScores }: Changes): boolean {
  if (theme !== undefined) setTheme(theme)
  if (lowData !== undefined) setLowData(lowData)
  const isStored = [
    hideScores === undefined || setHideScores(hideScores),
    players.length === 0 || addSaved('player', players),
    teams.length === 0 || addSaved('team', teams),
  ]
  return isStored.every(Boolean)
}
