import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { acknowledgeObservation } from './acknowledge-observation.ts'
import { completeObservation } from './complete-observation.ts'
import { contribute } from './contribute.ts'
import { keepObservation } from './keep-observation.ts'
import { listObservations } from './list-observations.ts'
import { listReaders } from './list-readers.ts'
import { openObservation } from './open-observation.ts'
import { removeObservation } from './remove-observation.ts'
import { reopenObservation } from './reopen-observation.ts'
import { saveObservation } from './save-observation.ts'
import { sendObservation } from './send-observation.ts'
import { showCopy } from './show-copy.ts'
import { showObservation } from './show-observation.ts'

export const observationRoutes: Handlers<typeof contract.observations> = {
  list: (context, request) => listObservations(context, request),
  show: (context, request) => showObservation(context, request),
  copy: (context, request) => showCopy(context, request),
  open: (context, request) => openObservation(context, request),
  save: (context, request) => saveObservation(context, request),
  remove: (context, request) => removeObservation(context, request),
  keep: (context, request) => keepObservation(context, request),
  complete: (context, request) => completeObservation(context, request),
  send: (context, request) => sendObservation(context, request),
  readers: (context, request) => listReaders(context, request),
  reopen: (context, request) => reopenObservation(context, request),
  acknowledge: (context, request) => acknowledgeObservation(context, request),
  contribute: (context, request) => contribute(context, request),
}
