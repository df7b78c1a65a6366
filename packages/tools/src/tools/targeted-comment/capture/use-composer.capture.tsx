import { useSteady } from '@corridor/ui/capture/use-steady'
import { useState } from 'react'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import type { PieceOfEvidence } from '../../../evidence-picker/evidence-picker.shape.ts'
import { inOrder } from '../../../visit/in-order.ts'
import { isWritten } from '../comments.ts'
import type { Kind } from '../kinds.ts'
import type {
  BankComment,
  Comment,
  CommentTarget,
  TargetedCommentCapture,
  TargetedCommentConfig,
} from '../targeted-comment.shape.ts'
import {
  addComment,
  addPiece,
  changeComment,
  changePiece,
  clearStep,
  removeComment,
  removePiece,
  setKind,
  setStep,
} from './comment-changes.ts'

type Props = Pick<
  CaptureProps<TargetedCommentConfig, TargetedCommentCapture>,
  'capture' | 'config' | 'change' | 'newId' | 'now'
>

/** The settings of a comment before its first letter. */
type Next = Pick<Comment, 'kind' | 'target' | 'isStep' | 'stepDueOn'>

const aNext = { target: null, isStep: false, stepDueOn: null }

/** The comment that is being written. It exists from its first letter, or its first piece of evidence, on. */
export function useComposer({ capture, config, change, newId, now }: Props) {
  const [openId, setOpenId] = useState<string | null>(null)
  const [isAgain, setIsAgain] = useState(false)
  const [next, setNext] = useState<Next>(() => ({ ...aNext, kind: config.kinds[0] ?? 'note' }))
  /** Grows whenever words of the bank arrive: then their first blank is shown. */
  const [arrived, setArrived] = useState(0)
  const comments = inOrder(capture.comments)
  const place = comments.findIndex(({ id }) => id === openId)
  const open = comments[place]
  const number = (place < 0 ? comments.length : place) + 1

  const begin = (details: Partial<Comment>, one?: (id: string) => string) => {
    const id = newId()
    const comment: Comment = {
      id,
      at: new Date(now()).toISOString(),
      ...next,
      text: '',
      bankId: null,
      evidence: [],
      ...details,
    }
    const { kind, isStep, stepDueOn } = comment
    setOpenId(id)
    setIsAgain(false)
    change(
      `comment ${comments.length + 1}`,
      (it) => {
        const added = setKind(addComment(it, comment), id, kind)
        return isStep && kind === 'next-step' ? setStep(added, id, stepDueOn) : added
      },
      one?.(id),
    )
  }
  const edit = (did: string, part: Partial<Comment>, one?: string) => {
    if (open) change(did, (it) => changeComment(it, open.id, () => part), one)
  }
  const remove = () => {
    if (!open) return
    const { kind, target, isStep, stepDueOn } = open
    setNext({ kind, target, isStep, stepDueOn })
    change(`comment ${number} removed`, (it) => removeComment(it, open.id))
  }
  const textOf = (id: string) => `text of ${id}`

  return {
    open,
    number,
    arrived,
    /** Whether the open comment was written before. */
    isAgain: open !== undefined && isAgain,
    kind: open?.kind ?? next.kind,
    target: open?.target ?? (open ? null : next.target),
    /** The action step settings of the comment, even before its first letter. */
    step: open ?? next,
    openComment: useSteady((id: string) => {
      setOpenId(id)
      setIsAgain(true)
    }),
    remove: () => {
      remove()
      setOpenId(null)
    },
    write: (text: string) => {
      if (!open) text.trim() && begin({ text }, textOf)
      else if (text === '' && open.evidence.length === 0) remove()
      else edit(`words of comment ${number}`, { text }, textOf(open.id))
    },
    choose: useSteady((kind: Kind) => {
      if (open) change(`kind of comment ${number}`, (it) => setKind(it, open.id, kind))
      else
        setNext((was) => (kind === 'next-step' ? { ...was, kind } : { ...aNext, kind, target: was.target }))
    }),
    /** Makes the comment the action step, and thereby a next step: only a next step can be one. */
    makeStep: (dueOn: string | null) => {
      if (!open) return setNext((was) => ({ ...was, kind: 'next-step', isStep: true, stepDueOn: dueOn }))
      const day = open.isStep ? `day of ${open.id}` : undefined
      change(
        open.isStep ? 'day of the action step' : 'action step',
        (it) => setStep(setKind(it, open.id, 'next-step'), open.id, dueOn),
        day,
      )
    },
    takeStepBack: () => {
      if (open) change('action step taken back', (it) => clearStep(it, open.id))
      else setNext((was) => ({ ...was, isStep: false, stepDueOn: null }))
    },
    aim: (target: CommentTarget | null) => {
      if (open) edit(`target of comment ${number}`, { target })
      else setNext((was) => ({ ...was, target }))
    },
    done: () => {
      setNext({ ...aNext, kind: open?.kind ?? next.kind })
      setOpenId(null)
    },
    take: useSteady(({ id, kind, text }: BankComment, hinted: CommentTarget | null) => {
      const words = { kind, text, bankId: id, taken: text }
      if (open && !isWritten(open))
        edit(`words of comment ${number}`, { ...words, target: open.target ?? hinted })
      // A written comment stays as it is: these words begin the next.
      else begin({ ...words, target: (open ? null : next.target) ?? hinted })
      setArrived((count) => count + 1)
    }),
    addPiece: useSteady((piece: PieceOfEvidence, one?: string) => {
      if (!open) return begin({ evidence: [piece] }, one ? () => one : undefined)
      change(`evidence for comment ${number}`, (it) => addPiece(it, open.id, piece), one)
    }),
    changePiece: useSteady(
      (id: string, part: Partial<Pick<PieceOfEvidence, 'text' | 'stance'>>, one?: string) => {
        if (open) change(`evidence for comment ${number}`, (it) => changePiece(it, open.id, id, part), one)
      },
    ),
    removePiece: useSteady((id: string) => {
      if (open) change(`evidence taken out of comment ${number}`, (it) => removePiece(it, open.id, id))
    }),
  }
}

export type Composer = ReturnType<typeof useComposer>
