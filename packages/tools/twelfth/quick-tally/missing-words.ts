import type { TallyCapture } from './quick-tally.shape.ts'

export function missingIn({ marks }: TallyCapture): string[] {
  return marks.length === 0 ? ['Count something first.'] : []
}
