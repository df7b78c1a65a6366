import { counted } from '@corridor/domain/words/count-words'
import { Button } from '@corridor/ui/capture/button'
import { FileStrip } from '@corridor/ui/capture/files/file-strip'
import { IconPencil, IconQuote } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Files } from '../definition/capture-view.ts'
import type { Visit } from '../definition/tool.ts'
import styles from './evidence-list.module.css'
import type { PieceOfEvidence } from './evidence-picker.shape.ts'
import type { PieceChanges } from './evidence-picker.ts'
import { isFilled } from './evidence-picker.ts'
import { PieceRow } from './evidence-piece.capture.tsx'
import { MOST_EVIDENCE_LETTERS } from './evidence-terms.ts'
import { TypedPiece } from './evidence-typed.capture.tsx'

interface Props {
  /** What the evidence is for, for screen readers: “I2”. */
  readonly about: string
  readonly pieces: readonly PieceOfEvidence[]
  readonly visit: Visit
  readonly changes: PieceChanges
  /** “used for 2 indicators” */
  readonly usedWords: (piece: PieceOfEvidence) => string
  readonly files: Files
  readonly newId: () => string
  readonly isPicking: boolean
  readonly onPick: () => void
  /** A note in between: that a piece is needed. */
  readonly note?: ReactNode
}

/** The evidence of one thing: its source, its words, and how to add more. */
export function EvidenceList(props: Props) {
  const { about, pieces, visit, changes, usedWords, files, newId, isPicking, onPick, note } = props
  const [typing, setTyping] = useState<string>()
  const filled = pieces.filter(isFilled)
  const shown = pieces.filter(({ id }) => id !== typing)
  const photos = pieces.flatMap(({ id, file, source }) => (file && !source ? [{ id, file }] : []))
  return (
    <section className={styles.card} aria-label={`Evidence for ${about}`}>
      <header className={styles.head}>
        <h3>
          Evidence <span>{countWords(filled)}</span>
        </h3>
        <div className={styles.ways}>
          <Button
            className={styles.pick}
            aria-pressed={isPicking}
            icon={<IconQuote size={20} stroke={1.8} aria-hidden />}
            onClick={onPick}
          >
            Pick
          </Button>
          <Button icon={<IconPencil size={20} stroke={1.8} aria-hidden />} onClick={() => setTyping(newId())}>
            Type evidence
          </Button>
        </div>
      </header>
      {note}
      <ul className={styles.pieces}>
        {shown.map((it) => (
          <PieceRow key={it.id} piece={it} visit={visit} used={usedWords(it)} changes={changes} />
        ))}
      </ul>
      {typing && (
        <TypedPiece
          key={typing}
          about={about}
          most={MOST_EVIDENCE_LETTERS}
          id={typing}
          text={pieces.find(({ id }) => id === typing)?.text}
          changes={changes}
          onNext={() => setTyping(newId())}
          onClose={() => setTyping(undefined)}
        />
      )}
      <FileStrip
        about={about}
        files={photos}
        add={files.add}
        addressOf={files.addressOf}
        onAdded={(file) => changes.add({ id: newId(), text: '', stance: 'supports', source: null, file })}
        onRemove={changes.remove}
      />
    </section>
  )
}

function countWords(pieces: readonly PieceOfEvidence[]): string {
  const against = pieces.filter(({ stance }) => stance === 'contradicts').length
  const mine = pieces.length - against
  if (pieces.length === 0) return 'none yet'
  const stances = `${mine} ${mine === 1 ? 'supports' : 'support'}, ${against} ${against === 1 ? 'contradicts' : 'contradict'}`
  return `${counted(pieces.length, 'piece')}: ${stances}`
}
