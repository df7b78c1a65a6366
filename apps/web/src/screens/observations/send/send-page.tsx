import { isSent } from '@corridor/domain/observation/observation-rules'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { isGranted } from '../../../api/session.ts'
import { isClosedToObserver } from '../../../device/closed-to-observer.ts'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { useUser } from '../../../frame/use-user.ts'
import { viewOf } from '../../../observation/observation-words.ts'
import { SendClosed } from './send-closed.tsx'
import { SendHeader } from './send-header.tsx'
import { SendNotYet } from './send-not-yet.tsx'
import { SendQueued } from './send-queued.tsx'
import { SendSheet } from './send-sheet.tsx'

export interface Sent {
  readonly kept: Kept
  readonly device: Device
}

/** What may be sent is written and sent; what may not says what comes first. */
export function SendPage({ kept, device }: Sent) {
  /** Whether it was sent here and now, and not some day before. */
  const [wasSentHere, setWasSentHere] = useState(false)
  /** What the server would not take is written anew. */
  const [isChanging, setIsChanging] = useState(false)
  const isObserver = isGranted(useUser().roles, 'observation.create')
  const isGone = isSent(kept.status)
  if (isGone && wasSentHere) return <Navigate to={viewOf(kept)} replace />
  if (!isGone && (!isObserver || isClosedToObserver(kept))) {
    return (
      <>
        <SendHeader kept={kept} />
        <SendClosed kept={kept} device={device} mayTry={isObserver} />
      </>
    )
  }
  const isQueued = kept.goal === 'sent' && !isGone && !isChanging
  const isReady = kept.goal === 'completed' || isChanging
  const mayBeSent = !isGone && isReady && kept.document.conflicts.length === 0
  const leave = () => {
    setWasSentHere(true)
    setIsChanging(false)
  }
  return (
    <>
      <SendHeader kept={kept} />
      {isQueued && <SendQueued kept={kept} device={device} onChange={() => setIsChanging(true)} />}
      {mayBeSent && <SendSheet kept={kept} device={device} onSent={leave} />}
      {!isQueued && !mayBeSent && <SendNotYet kept={kept} />}
    </>
  )
}
