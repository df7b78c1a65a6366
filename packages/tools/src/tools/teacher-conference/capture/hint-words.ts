import { counted } from '@corridor/domain/words/count-words'
import { askedIn, written } from '../conference.ts'
import { isSigned } from '../signing.ts'
import type { ConferenceCapture } from '../teacher-conference.shape.ts'

/** A line beside Finish. */
export function hintOf(capture: ConferenceCapture): string {
  const asked = askedIn(capture)
  const noted = asked.filter(({ said }) => said.trim() !== '').length
  const steps = written(capture.steps).length
  if (isSigned(capture)) return 'Signed. Finish it, then send it.'
  return `${noted} of ${counted(asked.length, 'question')} noted · ${counted(steps, 'new step')}`
}
