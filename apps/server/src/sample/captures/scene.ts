import type { JsonObject } from '@corridor/domain/data/json'
import type { Earlier } from '@corridor/tools/definition/capture-view'
import type { Random } from '../random.ts'
import type { Targets } from '../rows/targets.ts'
import type { SampleObservation } from '../sample.ts'

/** The scene in a classroom, as far as a tool wants to know. */
export interface Scene
  extends Pick<SampleObservation, 'educator' | 'startedAt' | 'minutes' | 'students' | 'meets'> {
  /** Whether the capture is finished; a draft was left halfway. */
  readonly isFinished: boolean
  /** Whether the visit is of the school year that is running. */
  readonly isThisYear: boolean
  readonly subject: string
  /** The tool's set-up. */
  readonly config: JsonObject
  readonly targets: Targets
  /** What the tool carried from earlier visits, oldest first. */
  readonly earlier: readonly Earlier[]
  readonly random: Random
}
