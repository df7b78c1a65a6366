import { counted } from '@corridor/domain/words/count-words'
import { useMemo } from 'react'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import { EvidenceList } from '../../../evidence-picker/evidence-list.capture.tsx'
import type { PieceOfEvidence } from '../../../evidence-picker/evidence-picker.shape.ts'
import { placeOf } from '../../../evidence-picker/evidence-picker.ts'
import type { TargetedCommentCapture, TargetedCommentConfig } from '../targeted-comment.shape.ts'
import type { Composer } from './use-composer.capture.tsx'
import { countUses } from './uses.ts'

interface Props extends CaptureProps<TargetedCommentConfig, TargetedCommentCapture> {
  readonly composer: Composer
  readonly isPicking: boolean
  readonly onPicking: (is: boolean) => void
}

export function CommentEvidence({ composer, isPicking, onPicking, capture, visit, around, newId }: Props) {
  const { open, number, addPiece, changePiece, removePiece } = composer
  const changes = useMemo(
    () => ({ add: addPiece, change: changePiece, remove: removePiece }),
    [addPiece, changePiece, removePiece],
  )
  const usedWords = ({ source }: PieceOfEvidence) => {
    const uses = source ? countUses(capture, placeOf(source)) : 0
    return uses > 1 ? `used for ${counted(uses, 'comment')}` : ''
  }
  return (
    <EvidenceList
      about={`comment ${number}`}
      pieces={open?.evidence ?? []}
      visit={visit}
      changes={changes}
      usedWords={usedWords}
      files={around.files}
      newId={newId}
      isPicking={isPicking}
      onPick={() => onPicking(!isPicking)}
    />
  )
}
