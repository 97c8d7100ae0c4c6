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
