import { createRequestChannel } from './request-channel.ts'

/** Opens the search over the whole site; handled by the search feature. */
export const searchChannel = createRequestChannel<void>(1)
