import { AdSlot } from './ad-slot.tsx'
import { HouseAd } from './house-ad.tsx'

type StripAdProps = { size: 'small' | 'medium'; kind: 'packages' | 'watch' }

/** A slot between two sections, shown only on screens wide enough for it. */
export function StripAd({ size, kind }: StripAdProps) {
  return (
    <div className="wrap section wide-only">
      <AdSlot size={size}>
        <HouseAd kind={kind} shape="strip" />
      </AdSlot>
    </div>
  )
}
