import * as z from 'zod/mini'
import { filledLine, word } from '../words/plain-text.ts'

const MOST_PERIODS = 20

export const TimeOfDay = word(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 08:05.')

/** A period of the school day: “3”, from 09:52 to 10:44. */
export const Period = z.strictObject({
  name: filledLine('Name the period.', 20),
  startsAt: TimeOfDay,
  endsAt: TimeOfDay,
})
export type Period = z.infer<typeof Period>

/** The periods of a day, one after the other. */
export const BellSchedule = z
  .array(Period)
  .check(z.maxLength(MOST_PERIODS, `Use at most ${MOST_PERIODS} periods.`), (it) => {
    for (const { path, message } of periodFaults(it.value)) {
      it.issues.push({ code: 'custom', path: [...path], message, input: it.value, continue: true })
    }
  })

interface PeriodFault {
  readonly path: readonly [index: number, field: keyof Period]
  readonly message: string
}

/** Faults between the periods of a bell schedule; whether each period is complete is not asked here. */
function periodFaults(periods: readonly Period[]): PeriodFault[] {
  return periods.flatMap((period, index) => {
    const before = periods.slice(0, index)
    const previous = before.at(-1)
    const faults: (PeriodFault | false | undefined)[] = [
      before.some((it) => isSameName(it.name, period.name)) && {
        path: [index, 'name'],
        message: 'Another period has this name.',
      },
      isTime(period.startsAt) &&
        isTime(period.endsAt) &&
        period.endsAt <= period.startsAt && { path: [index, 'endsAt'], message: 'End after the start.' },
      previous &&
        isTime(period.startsAt) &&
        isTime(previous.endsAt) &&
        period.startsAt < previous.endsAt && {
          path: [index, 'startsAt'],
          message: 'Start when the period before has ended.',
        },
    ]
    return faults.filter((fault) => fault !== false && fault !== undefined)
  })
}

function isSameName(one: string, other: string): boolean {
  return one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase()
}

function isTime(text: string): boolean {
  return TimeOfDay.safeParse(text).success
}
