import type { KeepingTimeCapture } from './keeping-time.shape.ts'

export function missingIn({ activities }: KeepingTimeCapture): string[] {
  return activities.length === 0 ? ['Tap what most of the class is doing at least once.'] : []
}
