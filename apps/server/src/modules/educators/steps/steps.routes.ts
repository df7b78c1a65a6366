import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../../http/mount.ts'
import { listAllSteps } from './list-all-steps.ts'
import { listHistory, noteBeside } from './list-history.ts'

export const stepRoutes: Handlers<typeof contract.steps> = {
  list: (context, request) => listAllSteps(context, request),
  history: (context, { params }) => listHistory(context, params),
  note: (context, { params, body }) => noteBeside(context, params, body.text),
}
