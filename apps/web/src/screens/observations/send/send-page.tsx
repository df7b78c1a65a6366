import { isSent } from '@corridor/domain/observation/observation-rules'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { isGranted } from '../../../api/session.ts'
import { isClosedToObserver } from '../../../device/closed-to-observer.ts'
import { queuedWith } from '../../../device/store/sent-together.ts'
import { useKeptList } from '../../../device/use-device.ts'
import { PageHeader } from '../../../frame/header/page-header.tsx'
import { useUser } from '../../../frame/use-user.ts'
import { JUST_SENT, viewOf } from '../../../observation/observation-words.ts'
import { SendHeader } from './send-header.tsx'
import type { SendProps } from './send-props.ts'
import { SendSheet } from './send-sheet.tsx'
import { SendClosed } from './standing/send-closed.tsx'
import { SendNotYet } from './standing/send-not-yet.tsx'
import { SendQueued } from './standing/send-queued.tsx'
import { toolsOfVisit } from './visit-to-send.ts'

/** The page of a sending: a form where the observation may be sent; else what comes first. */
export function SendPage({ kept, device }: SendProps) {
  /** The id of the observation that keeps a sending made just now on this page. */
  const [sentHere, setSentHere] = useState<string>()
  /** Whether the observer writes a refused sending anew. */
  const [isChanging, setIsChanging] = useState(false)
  const isObserver = isGranted(useUser().roles, 'observation.create')
  const list = useKeptList()
  const isGone = isSent(kept.status)
  const gone = list.find(({ id, status }) => id === sentHere && isSent(status))
  if (gone) {
    return (
      <>
        <Navigate to={viewOf(gone)} state={JUST_SENT} replace />
        {/* The record may take a moment to come: until then the page is not empty. */}
        <PageHeader title={gone.document.educator.name}>Opening the record …</PageHeader>
      </>
    )
  }
  if (!isGone && (!isObserver || isClosedToObserver(kept))) {
    return (
      <>
        <SendHeader kept={kept} tools={1} />
        <SendClosed kept={kept} device={device} mayTry={isObserver} />
      </>
    )
  }
  const queued = isGone || isChanging ? undefined : queuedWith(list, kept.id)
  const visit = toolsOfVisit(list, kept)
  const isAnyReady = visit.some(({ goal, document }) => goal !== 'draft' && document.conflicts.length === 0)
  const mayBeSent = !isGone && !queued && isAnyReady
  const leave = (id: string) => {
    setSentHere(id)
    setIsChanging(false)
  }
  return (
    <>
      <SendHeader kept={kept} tools={isGone ? 1 : visit.length} />
      {queued && <SendQueued kept={queued} device={device} onChange={() => setIsChanging(true)} />}
      {mayBeSent && <SendSheet kept={kept} device={device} onSent={leave} />}
      {!queued && !mayBeSent && <SendNotYet kept={kept} />}
    </>
  )
}
