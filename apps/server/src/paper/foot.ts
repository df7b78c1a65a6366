import { type Line, linesOf, widthOf } from './letters/lines.ts'
import type { PaperDocument } from './paper-document.ts'
import { styles } from './styles.ts'

const GAP = 16

export interface Foot {
  readonly caution: readonly Line[]
  /** The end of the foot's last line: which page it is, and of how many. */
  readonly tailOf: (page: number, pages: number) => readonly Line[]
  readonly height: number
}

/** The caution, and behind its last words, where there is room, what the page belongs to. */
export function footOf({ footer, title, subtitle, record }: PaperDocument, width: number): Foot {
  if (record) return recordFoot(footer, record.copy, width)
  const caution = footer === '' ? [] : linesOf(footer, styles.foot, width)
  const [place = ''] = subtitle.split(' · ')
  const names = [[title, place], [title], []].map((it) => it.filter((words) => words !== ''))
  const isRoom = (words: readonly string[], room: number) =>
    widthOf(tail(words, 888, 888), styles.foot) <= room
  const beside = names.find((it) => isRoom(it, width - (caution.at(-1)?.width ?? 0) - GAP))
  const chosen = beside ?? names.find((it) => isRoom(it, width)) ?? []
  const lines = Math.max(1, caution.length + (beside ? 0 : 1))
  return {
    caution,
    tailOf: (page, pages) => linesOf(tail(chosen, page, pages), styles.foot, width),
    height: lines * styles.foot.leading,
  }
}

/** The foot under a record: the caution at the left, and at the right which copy it is, and which page. */
function recordFoot(footer: string, copy: string, width: number): Foot {
  const tailOf = (page: number, pages: number) =>
    linesOf(`${copy}\nPage ${page} of ${pages}`, styles.foot, width)
  const room = width - GAP - Math.max(...tailOf(888, 888).map((line) => line.width))
  const caution = linesOf(footer, styles.foot, room)
  return { caution, tailOf, height: Math.max(2, caution.length) * styles.foot.leading }
}

function tail(names: readonly string[], page: number, pages: number): string {
  return [...names, `Page ${page} of ${pages}`].join(' · ')
}
