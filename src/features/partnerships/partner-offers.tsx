import { PartnerBoards } from './partner-boards.tsx'
import { PartnerReach } from './partner-reach.tsx'
import { PartnerSteps } from './partner-steps.tsx'
import { SponsorOffers } from './sponsor-offers.tsx'

/** Everything below the opening: partners, offers, reach and steps. */
export function PartnerOffers() {
  return (
    <>
      <PartnerBoards />
      <SponsorOffers />
      <PartnerReach />
      <PartnerSteps />
    </>
  )
}
