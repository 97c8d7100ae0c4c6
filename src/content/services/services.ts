export const serviceIds = [
  'digital-marketing',
  'production-broadcasting',
  'sporte-app',
  'live-streaming',
  'event-crm',
  'sporte-ai',
  'blockchain-fan-interaction',
  'mobile-games',
  'sporte-event-crm',
  'sports-equipment',
] as const
export type ServiceId = (typeof serviceIds)[number]

export function findService(id: string): ServiceId | undefined {
  return serviceIds.find((known) => known === id)
}

/** Nine services on nine channels. Channel 5.2 is a sub-channel of 5. */
export const channels: Record<ServiceId, string> = {
  'digital-marketing': '1',
  'production-broadcasting': '2',
  'sporte-app': '3',
  'live-streaming': '4',
  'event-crm': '5',
  'sporte-event-crm': '5.2',
  'sporte-ai': '6',
  'blockchain-fan-interaction': '7',
  'mobile-games': '8',
  'sports-equipment': '9',
}

/** The services in channel order. */
export const channelOrder: readonly ServiceId[] = serviceIds.toSorted(
  (a, b) => Number(channels[a]) - Number(channels[b]),
)

/** The nine services, without sub-channels. */
export const mainServices = channelOrder.filter((id) => !channels[id].includes('.'))

/** The services on sub-channels of a service. */
export const subServicesOf = (service: ServiceId): readonly ServiceId[] =>
  channelOrder.filter((id) => channels[id].startsWith(`${channels[service]}.`))

/** The request types of the services' buttons. The three for equipment come from the specification. */
export type ServiceCtaId = 'quote' | 'start' | 'trial' | 'demo' | 'advice' | 'order' | 'bulk' | 'general'

/** A button in the hero. */
export type ServiceAction =
  | { kind: 'ask'; ask: ServiceCtaId }
  | { kind: 'app' }
  | { kind: 'section'; label: 'packages' | 'split' | 'preview'; hash: string }
  | { kind: 'page'; label: 'packages' | 'code' | 'learnMore' | 'coin'; to: PageOfService; hash?: string }

type PageOfService = '/' | '/watch' | '/ai-analytics' | '/sporte-coin'

/** The first is the primary action. */
export const heroActions: Record<ServiceId, readonly [ServiceAction, ServiceAction]> = {
  'digital-marketing': [
    { kind: 'ask', ask: 'start' },
    { kind: 'section', label: 'packages', hash: 'packages' },
  ],
  'production-broadcasting': [
    { kind: 'ask', ask: 'quote' },
    { kind: 'page', label: 'packages', to: '/', hash: 'packages' },
  ],
  'sporte-app': [{ kind: 'app' }, { kind: 'page', label: 'code', to: '/watch' }],
  'live-streaming': [
    { kind: 'ask', ask: 'start' },
    { kind: 'section', label: 'split', hash: 'split' },
  ],
  'event-crm': [
    { kind: 'ask', ask: 'trial' },
    { kind: 'ask', ask: 'demo' },
  ],
  'sporte-event-crm': [
    { kind: 'ask', ask: 'demo' },
    { kind: 'ask', ask: 'trial' },
  ],
  'sporte-ai': [
    { kind: 'ask', ask: 'trial' },
    { kind: 'page', label: 'learnMore', to: '/ai-analytics' },
  ],
  'blockchain-fan-interaction': [
    { kind: 'ask', ask: 'start' },
    { kind: 'page', label: 'coin', to: '/sporte-coin' },
  ],
  'mobile-games': [
    { kind: 'ask', ask: 'demo' },
    { kind: 'section', label: 'preview', hash: 'preview' },
  ],
  'sports-equipment': [
    { kind: 'ask', ask: 'order' },
    { kind: 'ask', ask: 'bulk' },
  ],
}
