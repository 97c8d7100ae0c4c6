import { createRequestChannel } from './request-channel.ts'

/** Opens the site search. Handled by the search feature. */
export const searchChannel = createRequestChannel<void>(1)
