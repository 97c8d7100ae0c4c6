/** The addresses of the players, apart from the people themselves: lists of pages need nothing more. */
export const playerIds = [
  'khalid-al-mansoori',
  'omar-haddad',
  'rafael-moura',
  'bilal-sherazi',
  'yasmin-rahal',
  'zalmai-wardak',
  'mina-farouk',
  'danny-cole',
] as const
export type PlayerId = (typeof playerIds)[number]
