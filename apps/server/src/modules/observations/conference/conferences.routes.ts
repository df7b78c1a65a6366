import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../../http/mount.ts'
import { listConferences } from './list-conferences.ts'
import { showCalendar } from './show-calendar.ts'

export const conferenceRoutes: Handlers<typeof contract.conferences> = {
  list: (context, request) => listConferences(context, request),
  calendar: (context, { params }) => showCalendar(context, params.observationId),
}
