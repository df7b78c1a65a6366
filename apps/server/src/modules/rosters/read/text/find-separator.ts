import type { RosterRead } from '../roster-read.ts'

type Separator = NonNullable<RosterRead['separator']>
// Where two separators count the same, the comma is the one that also stands in texts.
const separators: readonly Separator[] = ['\t', '|', ';', ',']

/** The separator between the cells, and where the table begins: below a line “sep=;”, if there is one. */
export function findSeparator(text: string) {
  const told = /^"?sep=([,;\t|])"?(?:\r\n|\n|\r|$)/.exec(text.slice(0, 20))
  const sign = separators.find((it) => it === told?.[1])
  if (told && sign) return { separator: sign, body: text.slice(told[0].length), skipped: 1 }
  return { separator: counted(text.slice(0, 64 * 1024)), body: text, skipped: 0 }
}

/** The sign that stands in most lines equally often. What is quoted does not count. */
function counted(sample: string): Separator {
  const lines = sample
    .replace(/"[^"]*(?:"|$)/g, '')
    .split(/[\r\n]+/)
    .filter((it) => it.trim() !== '')
    .slice(0, 60)
  const weighed = separators.map((sign) => ({
    sign,
    weight: weightOf(lines.map((it) => it.split(sign).length - 1)),
  }))
  const most = Math.max(...weighed.map(({ weight }) => weight))
  return most === 0 ? ',' : (weighed.find(({ weight }) => weight === most)?.sign ?? ',')
}

function weightOf(counts: readonly number[]): number {
  const times = new Map<number, number>()
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1)
  return Math.max(0, ...[...times].map(([count, lines]) => count * lines))
}
