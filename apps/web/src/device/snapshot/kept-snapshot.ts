import type { Snapshot } from '@corridor/contract/observations/device'
import { isLike } from '../../api/is-like.ts'

type SetUp = Snapshot['configurations'][number]

/** The snapshot as this program, or an older one, has written it. */
type Stored = Omit<Snapshot, 'configurations' | 'tools' | 'earlier' | 'own' | 'named'> &
  Partial<Pick<Snapshot, 'tools' | 'earlier' | 'own' | 'named'>> & {
    readonly configurations: readonly (Omit<SetUp, 'schoolId' | 'items'> &
      Partial<Pick<SetUp, 'schoolId' | 'items'>>)[]
  }

/** The fields that every version of the app has written. */
const sample = { sealingKey: '', schools: [], educators: [], steps: [], configurations: [] }

/**
 * Reads the snapshot of the disc, with defaults for what an older app did not keep. Anything else is undefined: the
 * next contact brings a snapshot.
 */
export function keptSnapshot(stored: unknown): Snapshot | undefined {
  if (!isLike(stored, sample)) return undefined
  // The snapshot has one of the shapes that this program has written.
  const it = stored as unknown as Stored
  const configurations = it.configurations.map((one) => ({ schoolId: null, items: [], ...one }))
  const tools = it.tools ?? everywhere(configurations)
  return { earlier: [], own: [], named: [], ...it, configurations, tools }
}

/** Every tool that is set up, at every school. */
function everywhere(configurations: readonly SetUp[]): Snapshot['tools'] {
  const ids = new Set(configurations.map(({ toolTypeId }) => toolTypeId))
  return [...ids].map((toolTypeId) => ({ toolTypeId, position: toolTypeId, schools: null }))
}
