import type { CaptureProps } from '../../../definition/capture-view.ts'
import type { ConferenceCapture, ConferenceConfig } from '../teacher-conference.shape.ts'

export type ConferenceProps = CaptureProps<ConferenceConfig, ConferenceCapture>
