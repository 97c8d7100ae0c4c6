import { searchChannel } from '@/platform/search-channel.ts'
import { Icon } from '@/ui/icon.tsx'

/** Opens the site search. */
export function SearchButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      className="icon-button bare"
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => searchChannel.send()}
    >
      <Icon name="search" />
    </button>
  )
}
