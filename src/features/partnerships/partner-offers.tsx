import { PartnerBoards } from './partner-boards.tsx'
import { PartnerReach } from './partner-reach.tsx'
import { PartnerSteps } from './partner-steps.tsx'
import { SponsorOffers } from './sponsor-offers.tsx'

/** Everything below the opening: who is here, what is offered, what it reaches, how it starts. */
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
