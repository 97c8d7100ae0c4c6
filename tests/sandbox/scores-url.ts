/** The score feed of `npm start`, `npm run dev` and the tests. A build has none by default. */
export const sandboxScoresUrl = '/sandbox/scores'
