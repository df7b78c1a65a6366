import { IconMessages } from '@tabler/icons-react'
import { sealCapture } from '../../../definition/capture-view.ts'
import { blankConference } from '../conference.ts'
import { missingIn } from '../missing-words.ts'
import { ConferenceScreen } from './conference-screen.capture.tsx'
import { hintOf } from './hint-words.ts'

export default sealCapture({
  Icon: IconMessages,
  version: 3,
  Component: ConferenceScreen,
  blank: blankConference,
  missing: missingIn,
  hint: hintOf,
})
