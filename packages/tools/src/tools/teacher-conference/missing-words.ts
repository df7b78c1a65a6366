import { written } from './conference.ts'
import { isSigned } from './signing.ts'
import type { ConferenceCapture } from './teacher-conference.shape.ts'

export function missingIn({ agreements }: ConferenceCapture): string[] {
  return written(agreements).length > 0 ? [] : ['Write down what you agreed, in one or two sentences.']
}

export function unsendableIn(capture: ConferenceCapture): string[] {
  if (isSigned(capture)) return []
  return [
    capture.signature
      ? 'Something changed since you signed. Sign again, then send it.'
      : 'Sign the conference, then send it.',
  ]
}
