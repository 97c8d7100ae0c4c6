import { PartnerBoards } from './partner-boards.tsx'
import { PartnerReach } from './partner-reach.tsx'
import { PartnerSteps } from './partner-steps.tsx'
import { SponsorOffers } from './sponsor-offers.tsx'

/** The sections below the hero: partners, sponsorship offers, reach and first steps. */
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
