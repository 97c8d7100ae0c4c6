import { searchChannel } from '@/platform/search-channel.ts'
import { iconButtonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'

/** Opens the site search. */
export function SearchButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      className={iconButtonClass({ bare: true })}
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => searchChannel.send()}
    >
      <Icon name="search" />
    </button>
  )
}
