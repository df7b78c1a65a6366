import type { LookFor } from '@corridor/tools/tools/custom-look-for/set/look-for-set.shape'
import type { Random } from '../random.ts'

const seen = [
  '5 of 6 pairs I heard gave a reason.',
  '“I got this by doing the hard part first.”',
  'Two students went back to the chart without being told.',
  'S7: “I want to add to that, because…”',
  'Nine of ten desks in the back half had begun within a minute.',
  'Table 4 compared two drawings and agreed on one.',
  '“Where does it say so?”, and three hands point to the same place.',
  'The anchor chart; S3 and S9 walk up to it.',
  'Partners took turns; the timer on the board showed 2 minutes.',
  '“How do you know?” was asked four times.',
]

/** What an observer might have written down. No student has a name. */
export function seenFor(item: LookFor, random: Random): string {
  const words = seen[random.integer(0, seen.length - 1)] ?? ''
  return item.type === 'text' ? `${words} Student work from this week is up.` : words
}
