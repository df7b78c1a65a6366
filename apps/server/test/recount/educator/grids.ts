import { clock, many } from '../arithmetic.ts'
import type { RawObservation } from '../raw.ts'
import { drawnRows, line, type Rows, type Said } from '../said.ts'
import type { Settings as RubricSettings } from '../sets/rubric-levels.ts'
import { answerIn, type Settings as SetSettings } from '../tools/look-fors.ts'
import { ranked } from '../tools/ranked.ts'
import { marksOf } from '../tools/rubric.ts'
import { dayIn, hasRecord, type Story, toldWith, usedIn } from './story.ts'

const MOST_COLUMNS = 12
const MOST_PIECES = 3

/** One set or rubric with the visits it was used in. */
interface Used<Content> {
  readonly id: number
  readonly rows: readonly RawObservation[]
  readonly newest: Content
  /** The versions of the set, the newest first. */
  readonly versions: readonly { readonly version: number; readonly content: Content }[]
}

function usedSets<Content>(story: Story, tool: number): Used<Content>[] {
  const all = toldWith(story, tool)
  return [...new Set(all.map((it) => it.configuration_id))].flatMap((id) => {
    const versions = story.raw.configuration_versions
      .filter((it) => it.configuration_id === id)
      .toSorted((a, b) => b.version - a.version)
      .map(({ version, content }) => ({ version, content: content as Content }))
    const newest = versions[0]?.content
    return newest ? [{ id, versions, newest, rows: all.filter((it) => it.configuration_id === id) }] : []
  })
}

/** Things of the versions that were used, each as the newest version has it. */
function thingsIn<Content, Thing extends { readonly id: string }>(
  { versions, rows }: Used<Content>,
  of: (content: Content) => readonly Thing[],
): Thing[] {
  const all = new Map<string, Thing>()
  const isUsed = new Set<string>()
  for (const { version, content } of versions)
    for (const thing of of(content)) {
      if (!all.has(thing.id)) all.set(thing.id, thing)
      if (rows.some((it) => it.configuration_version === version)) isUsed.add(thing.id)
    }
  return [...all.values()].filter(({ id }) => isUsed.has(id))
}

function newestWords(shown: number, all: number): string {
  return shown < all ? `The newest ${shown} of ${many(all, 'visit')}` : many(all, 'visit')
}

/** A card for each look-for set: what was marked, visit by visit. */
export function lookForGrids(story: Story): Said {
  const cards = usedSets<SetSettings>(story, 11).flatMap((set) => {
    const items = thingsIn(set, ({ domains, items: all }) =>
      ranked(domains).flatMap(({ id }) => ranked(all.filter((it) => it.domainId === id))),
    ).filter(({ isPrivate }) => !isPrivate)
    if (items.length === 0) return []
    const shown = set.rows.slice(-MOST_COLUMNS)
    const words = `${newestWords(shown.length, set.rows.length)}, ${many(items.length, 'look-for')}.`
    const rows = items.map(({ id, code, prompt }) => [
      `${code} ${prompt}`,
      ...shown.map((row) => answerWords(story, row, id)),
    ])
    const grid = drawnRows(set.newest.title, rows, [shown.length, many(shown.length, 'visit')])
    return [[`look-fors-${set.id}`, [line(`${words} An empty cell was not marked.`), grid]] as const]
  })
  return Object.fromEntries(cards)
}

const shares = [
  ['None', 0],
  ['1–49%', 49],
  ['50–74%', 74],
  ['75–99%', 99],
  ['All', 100],
] as const

function answerWords(story: Story, row: RawObservation, id: string): string {
  const used = usedIn(story, [row])
  const said = answerIn(used, row, id)
  const item = (used.settingsOf(row) as SetSettings).items.find((it) => it.id === id)
  if (!said || !item || said.isUnmarked) return ''
  if (said.isNone) return 'No opportunity'
  const options = ranked(item.options)
  const chosen = options.filter((it) => it.id === said.choice || said.chosen.includes(it.id))
  const words: Readonly<Record<string, string>> = {
    present: said.state === 'observed' ? 'Observed' : 'Not observed',
    percent: shares.find(([, to]) => said.number <= to)?.[0] ?? '',
    count: String(said.number),
    timer: clock(said.seconds),
    text: 'Written',
  }
  const named = said.choice === 'none' ? 'None of these' : chosen.map(({ label }) => label).join(', ')
  return words[item.type] ?? named
}

/** A card for each rubric: levels visit by visit, then what was seen. */
export function rubricGrids(story: Story): Said {
  const cards = usedSets<RubricSettings & { title: string }>(story, 9).map((set) => {
    const indicators = thingsIn(set, ({ domains, indicators: all }) =>
      ranked(domains).flatMap(({ id }) => ranked(all.filter((it) => it.domainId === id))),
    )
    const shown = set.rows.slice(-MOST_COLUMNS)
    const levels = set.newest.levels
      .toSorted((a, b) => a.value - b.value)
      .map(({ mark, label }) => `${mark} ${label}`)
    const rows = indicators.map(({ id, code, title }) => [
      `${code} ${title}`,
      ...shown.map((row) => markIn(story, row, id)),
    ])
    const words = `${newestWords(shown.length, set.rows.length)}, ${many(indicators.length, 'indicator')}.`
    return [
      `rubric-${set.id}`,
      [
        line(`${words} Levels: ${levels.join(', ')}. An empty cell was not scored.`),
        drawnRows(set.newest.title, rows, [shown.length, many(shown.length, 'visit')]),
        ...indicators.flatMap((it) => piecesOf(story, set.rows, it)),
      ],
    ] as const
  })
  return Object.fromEntries(cards)
}

function markIn(story: Story, row: RawObservation, id: string): string {
  const used = usedIn(story, [row])
  const level = marksOf(used, row, id)?.level
  const { levels } = used.settingsOf(row) as RubricSettings
  return levels.find(({ value }) => value === level)?.mark ?? ''
}

interface Piece {
  readonly id: string
  readonly indicatorId: string
  readonly text: string
  readonly stance: string
  readonly source?: { readonly kind: string; readonly at: string } | null
  readonly file?: { readonly type: string }
}

/** The newest pieces of evidence, each with its day. */
function piecesOf(
  story: Story,
  rows: readonly RawObservation[],
  { id, code, title }: { readonly id: string; readonly code: string; readonly title: string },
): Rows[] {
  const pieces = rows
    .filter((row) => hasRecord(story, row))
    .toReversed()
    .flatMap((row) =>
      (row.document.capture as { evidence: Piece[] }).evidence
        .filter((it) => it.indicatorId === id && (it.text.trim() !== '' || it.file))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map((it) => [
          `${dayIn(story, row)} · ${sourceOf(it, row)} · ${it.stance === 'supports' ? 'Supports' : 'Contradicts'}`,
          it.text.trim() || 'See the files below.',
        ]),
    )
  return pieces.length === 0 ? [] : [[[`Evidence: ${code} ${title}`], ...pieces.slice(0, MOST_PIECES)]]
}

function sourceOf({ source, file }: Piece, { document: { timeZone } }: RawObservation): string {
  if (source) {
    const at = new Date(source.at).toLocaleTimeString('en-US', {
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    })
    return `${source.kind} ${at.replace(/\s[AP]M$/, '')}`
  }
  if (file) return file.type === 'application/pdf' ? 'Document' : 'Photo'
  return 'Typed'
}
