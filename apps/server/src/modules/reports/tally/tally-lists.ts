import type { Day } from '@corridor/domain/calendar/calendar'
import { lessonParts } from '@corridor/domain/observation/observation-words'
import type { EducatorId, UserId } from '@corridor/domain/people/ids'
import type { Tally } from './tally.ts'

type TallyLists = ReturnType<typeof makeLists>

const made = new WeakMap<Tally, TallyLists>()

/** A tally in lists, which are added up far faster: made once, as many readers add the same months up. */
export function listsOf(tally: Tally): TallyLists {
  const lists = made.get(tally) ?? makeLists(tally)
  made.set(tally, lists)
  return lists
}

function makeLists({ days, periods, parts, tools, educators, observers, sets, sent, unsent, hours }: Tally) {
  const list = <T>(record: Readonly<Record<string, T>>) => Object.entries(record)
  return {
    days: list(days),
    periods: list(periods),
    parts: lessonParts.map((part) => [part, parts[part] ?? 0] as const),
    tools: list(tools).map(([id, n]) => [Number(id), n] as const),
    educators: list(educators).map(([id, counts]) => [Number(id) as EducatorId, ...counts] as const),
    observers: list(observers).map(([id, counts]) => [Number(id) as UserId, ...counts] as const),
    sets: list(sets).map(([id, counts]) => [Number(id), counts] as const),
    sent: list(sent).map(([both, n]): [startedOn: Day, sentOn: Day, n: number] => {
      const [startedOn = '', sentOn = ''] = both.split(' ')
      return [startedOn, sentOn, n]
    }),
    unsent: list(unsent),
    hours: list(hours).map(([hour, n]) => [Number(hour), n] as const),
  }
}
