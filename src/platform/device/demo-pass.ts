import { stored } from './stored.ts'

/** Only the fact of “remember me”: no name and no typed text. */
export const demoPass = stored({ key: 'sporte:demo-pass' }, (text) => text !== null)
