import { Button } from '@corridor/ui/capture/button'
import { Choice } from '@corridor/ui/capture/choice'
import { TextArea } from '@corridor/ui/capture/text-area'
import {
  IconDotsVertical,
  IconMinus,
  IconPencil,
  IconPhoto,
  IconPlus,
  IconQuote,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react'
import { memo, useId, useState } from 'react'
import type { Visit } from '../definition/tool.ts'
import { higherLevelQuestioningCard } from '../tools/higher-level-questioning/card.ts'
import { HigherLevelQuestioningIcon } from '../tools/higher-level-questioning/icon.ts'
import { keepingTimeCard } from '../tools/keeping-time/card.ts'
import { KeepingTimeIcon } from '../tools/keeping-time/icon.ts'
import { onTaskCard } from '../tools/on-task/card.ts'
import { OnTaskIcon } from '../tools/on-task/icon.ts'
import type { PieceOfEvidence } from './evidence-picker.shape.ts'
import type { PieceChanges } from './evidence-picker.ts'
import { isFilled } from './evidence-picker.ts'
import { capturedWords } from './evidence-picker.words.ts'
import styles from './evidence-piece.module.css'
import { MOST_EVIDENCE_LETTERS, stances, stanceTitles } from './evidence-terms.ts'

interface Props {
  readonly piece: PieceOfEvidence
  readonly visit: Visit
  readonly used: string
  readonly changes: PieceChanges
}

const stanceOptions = stances.map((value) => ({ value, label: stanceTitles[value] }))

/** A row of evidence. All of it opens the details: its words, whether it supports, and taking it out. */
export const PieceRow = memo(function PieceRow({ piece, visit, used, changes }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const Icon = iconOf(piece)
  const Sign = piece.stance === 'supports' ? IconPlus : IconMinus
  return (
    <li>
      <Button
        look="row"
        className={styles.piece}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen((was) => !was)}
      >
        <Icon size={20} stroke={1.8} aria-hidden />
        <span className={styles.what}>
          <span className={styles.source}>
            {[capturedWords(piece, visit), used].filter(Boolean).join(' · ')}
          </span>
          <span className={styles.text}>{piece.text || 'No words yet'}</span>
        </span>
        <span className={styles.stance} data-stance={piece.stance}>
          <Sign size={14} stroke={2.2} aria-hidden /> {stanceTitles[piece.stance]}
        </span>
        <IconDotsVertical size={20} stroke={1.8} aria-hidden />
      </Button>
      {isOpen && (
        <div className={styles.open} id={id}>
          <TextArea
            label="Words of this evidence"
            maxLength={MOST_EVIDENCE_LETTERS}
            value={piece.text}
            onChange={(text) => changes.change(piece.id, { text }, `words of ${piece.id}`)}
            onBlur={() => !isFilled(piece) && changes.remove(piece.id)}
          />
          <Choice
            look="switch"
            label="It"
            options={stanceOptions}
            value={piece.stance}
            onChange={(stance) => changes.change(piece.id, { stance })}
          />
          <Button
            look="danger"
            icon={<IconTrash size={18} stroke={1.8} aria-hidden />}
            onClick={() => changes.remove(piece.id)}
          >
            Remove
          </Button>
        </div>
      )}
    </li>
  )
})

/** Tools whose evidence is counted or timed; that of others is quoted. */
const toolIcons = new Map([
  [onTaskCard.id, OnTaskIcon],
  [higherLevelQuestioningCard.id, HigherLevelQuestioningIcon],
  [keepingTimeCard.id, KeepingTimeIcon],
])

function iconOf({ source, file }: PieceOfEvidence): TablerIcon {
  if (file) return IconPhoto
  return source ? (toolIcons.get(source.toolTypeId) ?? IconQuote) : IconPencil
}
