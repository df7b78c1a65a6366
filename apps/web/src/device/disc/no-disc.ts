import type { FileDisc } from '../files/file-disc.ts'
import type { Disc } from './disc.ts'

/** A disc that keeps nothing: for the demo, and for an impersonation. */
export const noDisc: Disc = {
  all: async () => ({ stored: [], aside: [] }),
  salvage: async () => ({ stored: [], aside: [] }),
  whenLost: () => {},
  read: async () => undefined,
  write: async (_, stamp, next) => {
    next()
    return { stamp: stamp + 1 }
  },
  say: () => {},
  takeBack: () => {},
  readSetting: async () => undefined,
  writeSetting: async () => {},
  settingsUnder: async () => [],
  dropSetting: async () => {},
  sayLast: () => {},
  forgetLastSaid: () => {},
  lastSaid: () => [],
  close: () => {},
}

export const noFileDisc: FileDisc = {
  add: () => Promise.reject(new Error('Nothing is kept here.')),
  read: async () => undefined,
  unsent: async () => new Map(),
  markSent: async () => {},
  markUnsent: async () => {},
  drop: async () => {},
  keepOnly: async () => {},
  close: () => {},
}
