import { hues, type StackedBars } from '@corridor/domain/report/block'
import type { Paint } from '../palette.ts'
import { rampOf } from '../ramp.ts'

/** The paint of each part, in the order of the parts. */
export function paintsOf({ parts, isOrdered = false }: Pick<StackedBars, 'parts' | 'isOrdered'>): Paint[] {
  if (isOrdered) {
    const inScale = parts.filter(({ hue }) => hue === undefined)
    const ramp = rampOf(inScale.length)
    return parts.map((part) => part.hue ?? ramp[inScale.indexOf(part)] ?? 'slate')
  }
  // After the eighth hue comes the first again: by then the letters tell them apart.
  return parts.map(({ hue }, place) => hue ?? hues[place % hues.length] ?? 'slate')
}
