import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import { shareFacts } from '../../../report/share-facts.ts'
import { inOrder } from '../../../visit/in-order.ts'
import type { AdvancedTaskCapture, AdvancedTaskConfig, Round } from '../advanced-task.shape.ts'
import { isOffTask, levels, levelTitles, ON_TASK_FROM, offTaskKinds, offTaskTitles } from '../engagement.ts'
import { countLevels, isLate, looksWhere, type SeatLook, tallyOf } from '../rounds.ts'
import { sampledIn, zoneOf, zones, zoneTitles } from '../seats.ts'
import { demandsOf, demandTitles, settingTitles, sourceTitles } from '../task-terms.ts'
import { demandCharts } from './demand-chart.ts'
import { levelChart } from './level-chart.ts'

export function advancedTaskRecord(capture: AdvancedTaskCapture, config: AdvancedTaskConfig): Block[] {
  const rounds = inOrder(capture.rounds)
  const looks = looksWhere(capture)
  const n = { n: looks.length, one: 'look' }
  return [
    { kind: 'facts', items: factsOf(capture, looks) },
    roundChart(rounds, sampledIn(capture)),
    ...demandCharts((demand) => rounds.filter((it) => it.demand === demand).length),
    levelChart({
      title: 'Engagement by what the task asks for',
      of: 'Task asks for',
      ...n,
      bars: demandsOf[config.demandScale]
        .map((demand) => ({ demand, theirs: looksWhere(capture, (it) => it.demand === demand) }))
        .filter(({ theirs }) => theirs.length > 0)
        .map(({ demand, theirs }) => ({ label: demandTitles[demand], counts: countLevels(theirs) })),
    }),
    levelChart({
      title: 'Engagement by seat zone',
      of: 'Zone',
      ...n,
      bars: zones.map((zone) => ({
        label: zoneTitles[zone],
        counts: countLevels(looks.filter(({ seat }) => zoneOf(seat, capture.roomSeats) === zone)),
      })),
    }),
    ...offTaskTable(looks),
    ...notesOn(rounds, capture, config).map((text) => ({ kind: 'note' as const, text })),
  ]
}

function factsOf(capture: AdvancedTaskCapture, looks: readonly SeatLook[]) {
  const counts = countLevels(looks)
  const onTask = looks.filter(({ level }) => level >= ON_TASK_FROM).length
  return [
    { label: 'Rounds', value: String(capture.rounds.length) },
    { label: 'Sampled seats', value: String(sampledIn(capture).length), note: 'the same in every round' },
    ...levels.flatMap((level) => shareFacts(levelTitles[level], counts[level], looks.length)),
    ...shareFacts('On task or deeper', onTask, looks.length, 'compares with On Task'),
  ]
}

function roundChart(rounds: readonly Round[], seats: readonly number[]): Block {
  return levelChart({
    title: 'Engagement, round by round',
    of: 'Round',
    moreColumns: [
      { title: 'Not seen', isNumber: true },
      { title: 'Task asks for' },
      { title: 'Setting' },
      { title: 'Chosen' },
    ],
    bars: rounds.map((round, index) => {
      const { counts, notSeen } = tallyOf(round, seats)
      return {
        label: `Round ${index + 1}`,
        row: String(index + 1),
        counts,
        more: [
          String(notSeen),
          round.demand === null ? 'Not noted' : demandTitles[round.demand],
          settingTitles[round.setting],
          round.source === null ? 'Not noted' : sourceTitles[round.source],
        ],
      }
    }),
    n: rounds.length,
    one: 'round',
  })
}

function offTaskTable(looks: readonly SeatLook[]): Block[] {
  const off = looks.filter(({ level }) => isOffTask(level))
  if (off.length === 0) return []
  const rows = [...offTaskKinds, null]
    .map((kind) => ({ kind, n: off.filter(({ offTask }) => offTask === kind).length }))
    .filter(({ n }) => n > 0)
    .map(({ kind, n }) => [kind === null ? 'Not noted' : offTaskTitles[kind], String(n)])
  const columns = [{ title: 'Instead of the task' }, { title: 'Looks', isNumber: true }]
  return [{ kind: 'table', title: 'Not engaged, or in and out', table: { columns, rows } }]
}

function notesOn(
  rounds: readonly Round[],
  capture: AdvancedTaskCapture,
  config: AdvancedTaskConfig,
): string[] {
  const seats = sampledIn(capture)
  const unseen = rounds.reduce((n, round) => n + tallyOf(round, seats).notSeen, 0)
  const late = rounds.filter((_, index) => isLate(rounds, index, config)).length
  return [
    'One look is one seat in one round.',
    ...(rounds.length < config.plannedRounds
      ? [`Fewer than the planned ${counted(config.plannedRounds, 'round')} are indicative only.`]
      : []),
    ...(unseen > 0 ? [`${counted(unseen, 'look')} could not be taken and stayed out of the shares.`] : []),
    ...(late > 0 ? [`${counted(late, 'round')} began more than 30 seconds late.`] : []),
  ]
}
