import type { Earlier } from '../../../definition/capture-view.ts'
import { visit } from '../../../testing/test-around.ts'
import { standardOf } from '../checks.ts'
import { termsOf } from '../focus.ts'
import { blankCheck, chooseStandard } from '../standard-changes.ts'
import { StandardOverTimeCapture, type StandardOverTimeConfig } from '../standard-over-time.shape.ts'
import { standardOverTime } from '../standard-over-time.tool.ts'
import { knownOf } from './earlier-checks.ts'
import { baselineOf, daysSince, seriesOf } from './series.ts'

export const usual = standardOverTime.usual()
const START = Date.parse('2026-08-20T16:00:00Z')
const DAY_MS = 86_400_000

/** The newest checks that a device gets, as the server chooses them. */
export function newest(all: readonly Earlier[], most: number): Earlier[] {
  const seriesOn = (it: Earlier) => it.carried.series
  return all.filter((it, place) => {
    const later = all.slice(place + 1).filter((other) => seriesOn(other) === seriesOn(it)).length
    return place >= all.length - most || later < 6
  })
}

/** Visits a day apart, each with what the ones before carried on. */
export function visits({ most = 12 } = {}) {
  const all: Earlier[] = []
  const times = () => {
    const startedAt = new Date(START + all.length * DAY_MS).toISOString()
    return { ...visit, startedAt }
  }
  const chosen = (standardId: string, config = usual) => {
    const standard = standardOf({ standardId }, config)
    if (!standard) throw new Error('There is no such standard.')
    const now = times()
    const capture = chooseStandard(
      blankCheck(),
      standardId,
      knownOf(newest(all, most), standard, now.startedAt),
    )
    return { standard, capture, now }
  }
  return {
    all,
    check(
      standardId: string,
      level: number | null,
      config: StandardOverTimeConfig = usual,
      also = (it: StandardOverTimeCapture) => it,
    ) {
      const { standard, capture, now } = chosen(standardId, config)
      const seen = also({ ...capture, hadChance: level !== null, level, evidence: 'Seen.' })
      const stored = StandardOverTimeCapture.parse(JSON.parse(JSON.stringify(seen)))
      const series = seriesOf(stored, standard, config, now)
      const terms = termsOf(stored, standard, config)
      const carried = standardOverTime.carry?.(stored, config)
      if (carried) all.push({ observationId: crypto.randomUUID(), startedAt: now.startedAt, carried })
      return {
        capture: stored,
        series,
        terms,
        carried,
        baseline: baselineOf(series, terms),
        record: JSON.stringify(
          standardOverTime.record(stored, config, { visit: now, contributions: [], isForEducator: true }),
        ),
        facts: standardOverTime.facts(stored, config, now),
        days: daysSince(series, now),
      }
    },
  }
}
