import type { contract } from '@corridor/contract/contract'
import { early } from '../../http/early.ts'
import type { Handlers } from '../../http/mount.ts'
import { planned } from '../../http/planned.ts'
import { acknowledgeObservation } from './answer/acknowledge-observation.ts'
import { askToRate } from './answer/ask-to-rate.ts'
import { contribute } from './answer/contribute.ts'
import { finishRating } from './answer/finish-rating.ts'
import { askForCompleting, completeObservation } from './capture/complete-observation.ts'
import { keepObservation } from './capture/keep-observation.ts'
import { openObservation } from './capture/open-observation.ts'
import { removeObservation } from './capture/remove-observation.ts'
import { askForSaving, saveObservation } from './capture/save-observation.ts'
import { correctAddress } from './delivery/correct-address.ts'
import { handOver } from './delivery/hand-over.ts'
import { renewLink, revokeLink } from './delivery/renew-link.ts'
import { sendAgain } from './delivery/send-again.ts'
import { listObservations } from './list/list-observations.ts'
import { listSchoolsRead } from './list/list-schools-read.ts'
import { planSending, unplanSending } from './planned/plan-sending.ts'
import { listReaders } from './reach/list-readers.ts'
import { recordFile } from './record/record-file.ts'
import { showCopy } from './record/show-copy.ts'
import { showObservation } from './record/show-observation.ts'
import { holdForSending } from './send/hold-for-sending.ts'
import { pagesOfSending, previewSending } from './send/preview-sending.ts'
import { reopenObservation } from './send/reopen-observation.ts'
import { sendObservation } from './send/send-observation.ts'
import { sendVisit } from './send/send-visit.ts'

export const observationRoutes: Handlers<typeof contract.observations> = {
  list: planned((context, request) => listObservations(context, request)),
  schools: planned((context) => listSchoolsRead(context)),
  show: (context, request) => showObservation(context, request),
  copy: (context, request) => showCopy(context, request),
  file: recordFile,
  open: (context, request) => openObservation(context, request),
  save: early(askForSaving, saveObservation),
  remove: (context, request) => removeObservation(context, request),
  keep: (context, request) => keepObservation(context, request),
  complete: early(askForCompleting, completeObservation),
  send: early(({ db, now }, { params }) => holdForSending(db, [params.observationId], now), sendObservation),
  readers: (context, request) => listReaders(context, request),
  handOver: (context, request) => handOver(context, request),
  reopen: (context, request) => reopenObservation(context, request),
  sendAgain: (context, request) => sendAgain(context, request),
  correctAddress: (context, request) => correctAddress(context, request),
  acknowledge: (context, request) => acknowledgeObservation(context, request),
  contribute: (context, request) => contribute(context, request),
  done: (context, request) => finishRating(context, request),
  renewLink: (context, request) => renewLink(context, request),
  revokeLink: (context, request) => revokeLink(context, request),
  ask: (context, request) => askToRate(context, request),
}

export const visitRoutes: Handlers<typeof contract.visits> = {
  send: early(({ db, now }, { body }) => {
    const ids = body.observations.map(({ id }) => id)
    return holdForSending(db, ids, now)
  }, sendVisit),
  preview: previewSending,
  pages: pagesOfSending,
  plan: (context, request) => planSending(context, request),
  unplan: (context, request) => unplanSending(context, request),
}
