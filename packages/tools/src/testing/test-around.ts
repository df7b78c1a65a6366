import type { Around } from '../definition/capture-view.ts'
import type { Visit } from '../definition/tool.ts'

/** A visit of twenty minutes, and one that still goes on. */
export const visit: Visit = {
  startedAt: '2026-10-22T16:05:00.000Z',
  endedAt: '2026-10-22T16:25:00.000Z',
  timeZone: 'America/Denver',
  studentsPresent: 26,
}
export const running: Visit = { ...visit, endedAt: null }

/** A visit without anything recorded around or before it. */
export const noAround: Around<never> = {
  educator: 'Omar Haddad',
  version: 1,
  evidence: async () => [],
  targets: () => [],
  earlier: () => [],
  steps: () => [],
  goals: async () => [],
  visits: async () => ({ visits: [], isWhole: true }),
  files: {
    add: async () => ({ id: '0192b3c4-0000-7000-8000-00000000f11e', type: 'image/jpeg', bytes: 1_000 }),
    addressOf: async () => undefined,
  },
  own: () => undefined,
  ownAddress: '/settings/profile/a-tool',
}
