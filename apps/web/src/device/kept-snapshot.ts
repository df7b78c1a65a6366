import type { Snapshot } from '@corridor/contract/device'

type SetUp = Snapshot['configurations'][number]

/** As this program, or an older one, has written it. */
type Stored = Omit<Snapshot, 'configurations' | 'tools' | 'earlier' | 'own' | 'named'> &
  Partial<Pick<Snapshot, 'tools' | 'earlier' | 'own' | 'named'>> & {
    readonly configurations: readonly (Omit<SetUp, 'schoolId' | 'items'> &
      Partial<Pick<SetUp, 'schoolId' | 'items'>>)[]
  }

/** What an older app did not know to keep is as it was for that app, until the next contact. */
export function keptSnapshot(stored: unknown): Snapshot | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  // Written by this program alone, in one of its shapes.
  const it = stored as Stored
  const configurations = it.configurations.map((one) => ({ schoolId: null, items: [], ...one }))
  const tools = it.tools ?? everywhere(configurations)
  return { earlier: [], own: [], named: [], ...it, configurations, tools }
}

/** Every tool that is here, at every school. */
function everywhere(configurations: readonly SetUp[]): Snapshot['tools'] {
  const ids = new Set(configurations.map(({ toolTypeId }) => toolTypeId))
  return [...ids].map((toolTypeId) => ({ toolTypeId, position: toolTypeId, schools: null }))
}
