import { sealCapture } from '../../../definition/capture-view.ts'
import { blankConference } from '../conference.ts'
import { TeacherConferenceIcon } from '../icon.ts'
import { missingIn } from '../missing-words.ts'
import { ConferenceScreen } from './conference-screen.capture.tsx'
import { hintOf } from './hint-words.ts'

export default sealCapture({
  Icon: TeacherConferenceIcon,
  version: 3,
  Component: ConferenceScreen,
  blank: blankConference,
  missing: missingIn,
  hint: hintOf,
})
