import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import {
  acknowledgeRecord,
  contributeToRecord,
  finishRatingOfRecord,
  showRecordCopy,
  showRecordFile,
} from './answer-record.ts'
import { closeRecord } from './close-record.ts'
import { mailCode } from './mail-code.ts'
import { makeAccount } from './make-account.ts'
import { openRecord } from './open-record.ts'
import { printRecord } from './print-record.ts'
import { inRecordSession } from './record-session.ts'
import { showLink } from './show-link.ts'
import { showRecord } from './show-record.ts'

export const recordRoutes: Handlers<typeof contract.records> = {
  show: (context, { params }) => showLink(context, params.token),
  code: (context, { params }) => mailCode(context, params.token),
  open: (context, { params, body }) => openRecord(context, params.token, body.code),
  read: (context) => inRecordSession(context, showRecord),
  copy: (context, request) => inRecordSession(context, (it) => showRecordCopy(it, request)),
  file: (context, request) => inRecordSession(context, (it) => showRecordFile(it, request)),
  paper: (context) => printRecord(context),
  acknowledge: (context, request) => inRecordSession(context, (it) => acknowledgeRecord(it, request)),
  contribute: (context, request) => inRecordSession(context, (it) => contributeToRecord(it, request)),
  done: (context, request) => inRecordSession(context, (it) => finishRatingOfRecord(it, request)),
  account: (context) => inRecordSession(context, makeAccount),
  close: (context) => closeRecord(context),
}
