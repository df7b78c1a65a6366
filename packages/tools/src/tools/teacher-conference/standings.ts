/** How far a conference has come. */
export const standings = ['planned', 'prepared', 'talked', 'agreed', 'to-sign', 'signed'] as const
export type Standing = (typeof standings)[number]
