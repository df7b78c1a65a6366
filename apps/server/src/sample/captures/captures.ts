import type { JsonObject } from '@corridor/domain/data/json'
import { findTool } from '@corridor/tools/registry/registry'
import { seededRandom } from '../random.ts'
import type { SampleObservation } from '../sample.ts'
import { advancedTaskCapture } from './advanced-task.ts'
import { lookForCapture } from './custom-look-for.ts'
import { expandedRubricCapture } from './expanded-rubric.ts'
import { questioningCapture } from './higher-level-questioning.ts'
import { keepingTimeCapture } from './keeping-time.ts'
import { narrativeCapture } from './narrative-corner.ts'
import { noticingCapture } from './noticing-wondering.ts'
import { onTaskCapture } from './on-task.ts'
import type { Scene } from './scene.ts'
import { standardOverTimeCapture } from './standard-over-time.ts'
import { targetedCommentCapture } from './targeted-comment.ts'
import { conferenceCapture } from './teacher-conference.ts'

type Surroundings = Pick<Scene, 'subject' | 'config' | 'isThisYear' | 'targets' | 'earlier'>

/** The capture of a sample observation. Made when it is written, because captures are the bulk of the sample. */
export function captureOf(it: SampleObservation, surroundings: Surroundings): JsonObject {
  const random = seededRandom(`the capture of ${it.id}`)
  const capture = captures[keyOf(it.toolTypeId)]
  if (!capture) throw new Error(`The sample does not know how to use the tool ${it.toolTypeId}.`)
  return capture({ ...it, isFinished: it.status !== 'draft', ...surroundings, random })
}

/** Whether the sample uses a tool. */
export function isCaptured(toolTypeId: number): boolean {
  return keyOf(toolTypeId) in captures
}

function keyOf(toolTypeId: number): string {
  return findTool(toolTypeId)?.key ?? ''
}

/** The captures of the sample, by tool. */
const captures: Readonly<Partial<Record<string, (scene: Scene) => JsonObject>>> = {
  'on-task': onTaskCapture,
  'noticing-wondering': noticingCapture,
  'teacher-conference': conferenceCapture,
  'keeping-time': keepingTimeCapture,
  'standard-over-time': standardOverTimeCapture,
  'narrative-corner': narrativeCapture,
  'advanced-task': advancedTaskCapture,
  'higher-level-questioning': questioningCapture,
  'expanded-rubric': expandedRubricCapture,
  'custom-look-for': lookForCapture,
  'targeted-comment': targetedCommentCapture,
}
