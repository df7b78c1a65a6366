import { useStays } from '@corridor/ui/capture/use-stays'
import { useSteady } from '@corridor/ui/capture/use-steady'
import { useMemo, useRef, useState } from 'react'
import type { CaptureProps, Evidence } from '../../../definition/capture-view.ts'
import { EvidencePicker } from '../../../evidence-picker/evidence-picker.capture.tsx'
import { pieceFrom, placeOf } from '../../../evidence-picker/evidence-picker.ts'
import { useKeys } from '../../../keys/use-keys.capture.tsx'
import { inOrder } from '../../../visit/in-order.ts'
import type {
  TargetedCommentCapture,
  TargetedCommentConfig,
  TargetedCommentOwn,
} from '../targeted-comment.shape.ts'
import { BankList } from './bank-list.capture.tsx'
import { CommentCard } from './comment-card.capture.tsx'
import { CommentComposer } from './comment-composer.capture.tsx'
import { ownBank } from './own-bank.ts'
import styles from './targeted-comment-screen.module.css'
import { useComposer } from './use-composer.capture.tsx'
import { useTargets } from './use-targets.capture.tsx'
import { usesOf } from './uses.ts'

/** The comments on the capture screen, between the header and the footer that the frame draws for every tool. */
export function TargetedCommentScreen(
  props: CaptureProps<TargetedCommentConfig, TargetedCommentCapture, TargetedCommentOwn>,
) {
  const { capture, config, visit, around, newId } = props
  const composer = useComposer(props)
  const [isPicking, setIsPicking] = useState(false)
  const comments = useRef<HTMLDivElement>(null)
  const hold = useStays()
  const groups = useTargets(around)
  const own = around.own()
  const mine = useMemo(() => ownBank(own), [own])
  const { used, here } = usesOf(capture, composer.open?.id)
  const { target } = composer

  const pick = useSteady((it: Evidence) => {
    const known = here.get(placeOf(it))
    if (known) composer.removePiece(known)
    else composer.addPiece(pieceFrom(newId(), it))
  })
  // The written comment becomes a card above: the bank stays under the finger.
  const take: typeof composer.take = useSteady((it, hinted) => {
    hold(comments.current?.nextElementSibling ?? null)
    composer.take(it, hinted)
  })
  useKeys(
    Object.fromEntries(config.kinds.map((kind, index) => [String(index + 1), () => composer.choose(kind)])),
  )

  const written = (
    <CommentComposer
      key={composer.isAgain ? composer.open?.id : 'composer'}
      {...props}
      composer={composer}
      groups={groups}
      isPicking={isPicking}
      onPicking={setIsPicking}
    />
  )
  const drawn = inOrder(capture.comments).map((it, index) =>
    it.id === composer.open?.id ? (
      written
    ) : (
      <CommentCard key={it.id} comment={it} number={index + 1} visit={visit} onOpen={composer.openComment} />
    ),
  )
  return (
    <div className={styles.screen} data-picking={isPicking || undefined}>
      <div ref={comments} className={styles.comments}>
        {composer.open ? drawn : [...drawn, written]}
      </div>
      <BankList
        bank={config.bank}
        mine={mine}
        address={around.ownAddress}
        kind={composer.kind}
        groups={groups}
        onTake={take}
      />
      {isPicking && (
        <EvidencePicker
          around={around}
          visit={visit}
          used={used}
          here={new Set(here.keys())}
          isTagged={({ targets }) => target !== null && (targets?.includes(target.id) ?? false)}
          onPick={pick}
          onClose={() => setIsPicking(false)}
        />
      )}
    </div>
  )
}
