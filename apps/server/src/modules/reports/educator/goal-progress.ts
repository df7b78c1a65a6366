import { median } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import { findTool } from '@corridor/tools/registry/registry'
import type { Told } from './load-educator.ts'
import { dayOf, opensVisit, type Telling } from './tool-visits.ts'
import { trendWords } from './trend-words.ts'

/** The fewest of which a share is a percentage. */
const ENOUGH = 5

interface Goal {
  readonly text: string
  readonly target: string
  /** The figure of a tool by which the goal is noticed: “On Task: On task”. */
  readonly noticedBy: string
}

interface Seen {
  readonly told: Told
  readonly value: string
  readonly note: string
  /** The share; null where the figure is none, or of too few. */
  readonly share: number | null
}

/** What visits since recorded of a goal's figure, visit by visit, each with what it rests on. */
export function goalProgress(telling: Telling, { text, target, noticedBy }: Goal): Block[] {
  const [tool = '', ...rest] = noticedBy.split(': ')
  const seen = telling.told.flatMap((told) => seenIn(told, tool, rest.join(': ')))
  if (seen.length === 0)
    return [{ kind: 'note', text: `${text} No visit in these days recorded “${noticedBy}” yet.` }]
  const shares = seen.flatMap(({ share }) => share ?? [])
  const title = `Progress: ${text}`
  const table = {
    columns: [{ title: 'Visit' }, { title: rest.join(': ') }, { title: 'Made of' }, { title: 'Observer' }],
    rows: seen.map(({ told, value, note }) => [dayOf(telling, told), value, note, told.observer]),
  }
  const about = {
    kind: 'note' as const,
    text: [
      counted(seen.length, 'visit'),
      ...(target ? [`target: ${target}`] : []),
      ...(shares.length === seen.length ? [trendWords(shares)] : ['no trend is told of this figure']),
    ].join(' · '),
  }
  if (shares.length < 2) return [{ kind: 'table', title, table }, about]
  const points = seen.map(({ told, share, note }) => ({
    label: dayOf(telling, told),
    note,
    share,
    rings: [],
    begins: null,
    isBreak: false,
    isIndicative: false,
    ...opensVisit(telling, told),
  }))
  const chart = { shape: 'visit-run' as const, points, median: median(shares) ?? null }
  return [
    { kind: 'chart', title, chart, table, n: seen.length, counted: counted(seen.length, 'visit') },
    about,
  ]
}

function seenIn(told: Told, tool: string, figure: string): Seen[] {
  if (findTool(told.toolTypeId)?.title !== tool || told.isChanging) return []
  const facts = (told.blocks ?? []).flatMap((block) => (block.kind === 'facts' ? block.items : []))
  const found = facts.find(({ label }) => label === figure)
  if (!found) return []
  return [{ told, value: found.value, note: found.note ?? '', share: shareIn(found.value) }]
}

/** The share in “83%” or “6 of 27”; other figures are no shares. */
function shareIn(value: string): number | null {
  const [, percent] = /^(\d+)%/.exec(value) ?? []
  if (percent !== undefined && Number(percent) <= 100) return Number(percent) / 100
  const [, k, n] = /^(\d+) of (\d+)\b/.exec(value) ?? []
  if (k === undefined || n === undefined || Number(n) < ENOUGH || Number(k) > Number(n)) return null
  return Number(k) / Number(n)
}
