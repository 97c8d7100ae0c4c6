import { stored } from './stored.ts'

/** That somebody asked to be remembered here, and nothing else: not who, and nothing that was typed. */
export const demoPass = stored({ key: 'sporte:demo-pass' }, (text) => text !== null)
