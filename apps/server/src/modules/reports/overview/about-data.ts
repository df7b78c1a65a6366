import type { ReportCard } from '@corridor/contract/reports/report'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted, shareOf } from '@corridor/domain/words/count-words'
import { seesSumsAlone } from '../reader.ts'
import type { Source } from '../source.ts'
import type { TallySum } from '../tally/figures.ts'
import { opening } from '../visits/opening.ts'

type Facts = Extract<Block, { kind: 'facts' }>['items']

/** The card of what one should know before believing the rest. */
export async function aboutData(source: Source): Promise<ReportCard | undefined> {
  if (seesSumsAlone(source.reader)) return undefined
  const { open, unsent, short, educators } = (await source.counts()).total
  if (open === 0) return undefined
  const items: Facts = [
    figure('Not sent yet', unsent, { follow: 'unsent' }),
    figure('Shorter than 3 minutes', short, { short: 'yes' }),
  ]
  return {
    key: 'about',
    title: 'About this data',
    line: `Checked ${momentIn(source.timeZone, source.now.toISOString())}`,
    size: 'third',
    blocks: [
      { kind: 'facts', items },
      ...concentration(educators).map((text) => ({ kind: 'note' as const, text })),
    ],
  }
}

function figure(label: string, n: number, narrower: Parameters<typeof opening>[1]): Facts[number] {
  const opens = opening(n, narrower)
  const item = { label, value: counted(n, 'visit') }
  return opens ? { ...item, opens } : item
}

const FEWEST_EDUCATORS = 8

/** A note where a few educators had most of the visits; of a few educators altogether it would name them. */
function concentration(educators: TallySum['educators']): string[] {
  const each = [...educators.values()].map(({ open }) => open).filter((n) => n > 0)
  if (each.length < FEWEST_EDUCATORS) return []
  const few = Math.ceil(each.length / 4)
  const most = sum(each.sort((a, b) => b - a).slice(0, few))
  return [`Visits to the ${few} most-visited educators: ${shareOf(most, sum(each))}.`]
}
