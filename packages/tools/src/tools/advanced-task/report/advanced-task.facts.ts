import type { Fact } from '../../../definition/tool.ts'
import { inOrder } from '../../../visit/in-order.ts'
import type { AdvancedTaskCapture, AdvancedTaskConfig } from '../advanced-task.shape.ts'
import { isOffTask, levels, ON_TASK_FROM, offTaskKinds } from '../engagement.ts'
import { countLevels, isLate, looksWhere, type SeatLook, tallyOf } from '../rounds.ts'
import { sampledIn, zoneOf, zones } from '../seats.ts'
import { demandsOf, settings, sources } from '../task-terms.ts'

/** The facts of a visit. Looks are counted, one for each seat and round; shares are made of their sums. */
export function advancedTaskFacts(capture: AdvancedTaskCapture, config: AdvancedTaskConfig): Fact[] {
  const rounds = inOrder(capture.rounds)
  const seats = sampledIn(capture)
  const looks = looksWhere(capture)
  const demands = demandsOf[config.demandScale]
  const off = looks.filter(({ level }) => isOffTask(level))
  return [
    ...byLevel('level', looks),
    { item: 'level', value: 'not-seen', n: rounds.reduce((n, it) => n + tallyOf(it, seats).notSeen, 0) },
    ...demands.flatMap((demand) =>
      byLevel(
        `demand-${demand}`,
        looksWhere(capture, (it) => it.demand === demand),
      ),
    ),
    ...settings.flatMap((setting) =>
      byLevel(
        setting,
        looksWhere(capture, (it) => it.setting === setting),
      ),
    ),
    ...sources.flatMap((source) =>
      byLevel(
        `source-${source}`,
        looksWhere(capture, (it) => it.source === source),
      ),
    ),
    ...zones.flatMap((zone) =>
      byLevel(
        `zone-${zone}`,
        looks.filter(({ seat }) => zoneOf(seat, capture.roomSeats) === zone),
      ),
    ),
    ...[...offTaskKinds, null].map((kind) => ({
      item: 'off-task',
      value: kind ?? 'unset',
      n: off.filter(({ offTask }) => offTask === kind).length,
    })),
    ...demands.map((demand) => ({
      item: 'rounds-by-demand',
      value: demand,
      n: rounds.filter((it) => it.demand === demand).length,
    })),
    // On Task counts the same: on task, of those who were seen.
    {
      item: 'compares-with-on-task',
      value: 'on-task',
      n: looks.filter(({ level }) => level >= ON_TASK_FROM).length,
    },
    { item: 'compares-with-on-task', value: 'seen', n: looks.length },
    { item: 'rounds', value: 'recorded', n: rounds.length },
    { item: 'rounds', value: 'late', n: rounds.filter((_, index) => isLate(rounds, index, config)).length },
  ]
}

function byLevel(item: string, looks: readonly SeatLook[]): Fact[] {
  const counts = countLevels(looks)
  return levels.map((level) => ({ item, value: String(level), n: counts[level] }))
}
