import { counted } from '@corridor/domain/words/count-words'
import { sealCapture } from '../../../definition/capture-view.ts'
import { askedIn, blankConference, written } from '../conference.ts'
import { TeacherConferenceIcon } from '../icon.ts'
import { missingIn } from '../missing-words.ts'
import { isSigned } from '../signing.ts'
import type { ConferenceCapture } from '../teacher-conference.shape.ts'
import { ConferenceScreen } from './conference-screen.capture.tsx'

export default sealCapture({
  Icon: TeacherConferenceIcon,
  version: 4,
  Component: ConferenceScreen,
  blank: blankConference,
  missing: missingIn,
  hint: hintOf,
})

/** The line beside Finish. */
function hintOf(capture: ConferenceCapture): string {
  const asked = askedIn(capture)
  const noted = asked.filter(({ said }) => said.trim() !== '').length
  const steps = written(capture.steps).length
  if (isSigned(capture)) return 'Signed. Finish it, then send it.'
  return `${noted} of ${counted(asked.length, 'question')} noted · ${counted(steps, 'new step')}`
}
