/** The services of `npm start`, `npm run dev` and the tests that a build does not have by default. */
export const optionalServices = {
  VITE_SCORES_URL: '/sandbox/scores',
  VITE_CARD_URL: '/sandbox/card',
  VITE_STATUS_URL: '/sandbox/status',
}
