import { instantOf } from '@corridor/domain/clock/instant-of'
import { useState } from 'react'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import { type Kind, speakerFor } from '../kinds.ts'
import type { NarrativeCapture, NarrativeConfig } from '../narrative-corner.shape.ts'
import { withText } from '../spans.ts'
import { addLine, aLine, changeLine, dropLine, ofKind } from './line-changes.ts'

type Given = Pick<
  CaptureProps<NarrativeConfig, NarrativeCapture>,
  'capture' | 'visit' | 'change' | 'newId' | 'now'
>

/** The line that is being written. It is in the capture from its first letter on: nothing waits for Enter. */
export function useNewLine({ capture, visit, change, newId, now }: Given, usualKind: Kind) {
  const [id, setId] = useState<string | null>(null)
  const [kind, setKind] = useState(usualKind)
  const [speaker, setSpeaker] = useState<string | null>('T')
  const line = id === null ? undefined : capture.lines.find((it) => it.id === id)

  const write = (text: string, who = speaker) => {
    if (who !== speaker) setSpeaker(who)
    if (line) {
      const said = who === speaker ? {} : { speaker: speakerFor(line.kind, who) }
      const next = (it: NarrativeCapture) =>
        text === '' && line.file === null
          ? dropLine(it, line.id)
          : changeLine(it, line.id, (was) => ({ ...withText(was, text), ...said }))
      change('line', next, `line ${line.id}`)
    } else if (text !== '') {
      const begun = { id: newId(), at: instantOf(now(), visit.endedAt), kind, speaker: who }
      change('line', (it) => addLine(it, aLine(begun, text)), `line ${begun.id}`)
      setId(begun.id)
    }
  }
  const choose = (next: Kind) => {
    setKind(next)
    if (line) change('kind', (it) => changeLine(it, line.id, (was) => ofKind(was, next)), `line ${line.id}`)
  }
  const speak = (next: string | null) => {
    setSpeaker(next)
    if (!line) return
    const said = speakerFor(line.kind, next)
    change('speaker', (it) => changeLine(it, line.id, () => ({ speaker: said })), `line ${line.id}`)
  }
  return {
    line,
    kind: line?.kind ?? kind,
    speaker: line ? line.speaker : speakerFor(kind, speaker),
    write,
    choose,
    speak,
    /** Moves on: the next letter begins the next line. */
    moveOn: () => setId(null),
  }
}

export type NewLine = ReturnType<typeof useNewLine>
