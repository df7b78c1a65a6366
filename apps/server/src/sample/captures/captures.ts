import type { JsonObject } from '@corridor/domain/json'
import type { BuiltTool } from '@corridor/tools/registry'
import { builtTool } from '../built-tools.ts'
import { type Random, seededRandom } from '../random.ts'
import type { SampleObservation } from '../sample.ts'
import { onTaskCapture } from './on-task.ts'

/** What happened in a classroom, as far as a tool wants to know. */
export interface Scene extends Pick<SampleObservation, 'educator' | 'startedAt' | 'minutes' | 'students'> {
  /** A draft was left halfway. */
  readonly isFinished: boolean
  /** The school year that is running. */
  readonly isThisYear: boolean
  readonly random: Random
}

/** Made when it is written, because captures are the bulk of the sample. */
export function captureOf(it: SampleObservation, isThisYear: boolean): JsonObject {
  const random = seededRandom(`the capture of ${it.id}`)
  return captures[builtTool(it.toolTypeId).key]({
    ...it,
    isFinished: it.status !== 'draft',
    isThisYear,
    random,
  })
}

/** What an observer would have captured with each tool. */
const captures: Readonly<Record<BuiltTool, (scene: Scene) => JsonObject>> = {
  'on-task': onTaskCapture,
}
