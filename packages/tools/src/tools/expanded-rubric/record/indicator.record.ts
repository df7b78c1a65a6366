import type { Block } from '@corridor/domain/report/block'
import type { Visit } from '../../../definition/tool.ts'
import type { PieceOfEvidence } from '../../../evidence-picker/evidence-picker.shape.ts'
import { isFilled } from '../../../evidence-picker/evidence-picker.ts'
import { sourceWords } from '../../../evidence-picker/evidence-picker.words.ts'
import { stanceTitles } from '../../../evidence-picker/evidence-terms.ts'
import type {
  ExpandedRubricCapture,
  ExpandedRubricConfig,
  Indicator,
  Mark,
} from '../expanded-rubric.shape.ts'
import { nameOf } from '../indicators.ts'
import { evidenceOf, markOf } from '../marks.ts'

type Entry = Extract<Block, { kind: 'entries' }>['items'][number]

/** The record of one indicator; empty where nothing was recorded. */
export function indicatorRecord(
  indicator: Indicator,
  capture: ExpandedRubricCapture,
  config: ExpandedRubricConfig,
  visit: Visit,
): Block[] {
  const mark = markOf(capture, indicator.id)
  const level = config.levels.find(({ value }) => value === mark.level)
  const pieces = evidenceOf(capture, indicator.id).filter(isFilled)
  const items: Entry[] = [
    ...levelEntry(indicator, mark, level && `Level ${level.mark} · ${level.label}`),
    ...pieces.map((it) => pieceEntry(it, visit.timeZone)),
    ...written('Note · For growth', mark.growthNote, { isUnder: true }),
    ...written('Note · Why this level', mark.rationale, { isInterpretation: true }),
  ]
  return items.length > 0 ? [{ kind: 'entries', title: nameOf(indicator), items }] : []
}

function levelEntry(indicator: Indicator, mark: Mark, level: string | undefined): Entry[] {
  const tags = indicator.attributes.filter(({ id }) => mark.attributes?.[id]).map(({ text }) => text)
  if (!level && tags.length === 0) return []
  return [
    {
      head: level ?? 'Not scored',
      text: indicator.descriptors[mark.level ?? ''] ?? '',
      tags,
    },
  ]
}

function pieceEntry(piece: PieceOfEvidence, timeZone: string): Entry {
  return {
    head: `${sourceWords(piece, timeZone)} · ${stanceTitles[piece.stance]}`,
    text: piece.text.trim() || 'See the files below.',
    tags: [],
    isUnder: true,
  }
}

function written(head: string, text: string | undefined, kind: Partial<Entry>): Entry[] {
  return text?.trim() ? [{ head, text: text.trim(), tags: [], ...kind }] : []
}

export function photosIn(indicators: readonly Indicator[], capture: ExpandedRubricCapture): Block[] {
  const items = indicators.flatMap((indicator) =>
    evidenceOf(capture, indicator.id).flatMap(({ file, text }) =>
      file ? [{ file, caption: [nameOf(indicator), text.trim()].filter(Boolean).join(': ') }] : [],
    ),
  )
  return items.length > 0 ? [{ kind: 'files', title: 'Files', items }] : []
}
