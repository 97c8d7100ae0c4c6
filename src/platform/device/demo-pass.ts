import { stored } from './stored.ts'

/** Only that somebody asked to be remembered: not who, and nothing that was typed. */
export const demoPass = stored({ key: 'sporte:demo-pass' }, (text) => text !== null)
