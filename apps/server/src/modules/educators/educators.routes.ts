import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { planned } from '../../http/planned.ts'
import { notify } from '../notices/notify.ts'
import { inviteEducator } from '../people/invitation/invite-educator.ts'
import { educatorPage } from '../reports/educator/educator-page.ts'
import { listChoices } from './list/educator-choices.ts'
import { listEducators } from './list/list-educators.ts'
import { addEducator, changeEducator } from './save-educator.ts'
import { showEducator } from './show-educator.ts'
import { saveStep } from './steps/save-step.ts'

export const educatorRoutes: Handlers<typeof contract.educators> = {
  list: planned(({ db, actor, place }, { query }) => listEducators(db, actor, place, query)),
  choices: ({ db, actor, now }) => listChoices(db, actor, now()),
  show: planned((context, { params, query }) => educatorPage(context, params.educatorId, query)),
  add: async ({ db, actor, place, record }, { body }) => {
    const educator = await addEducator(db, actor, place, body)
    await record('educator.create', { kind: 'educator', id: educator.id })
    return educator
  },
  change: async ({ db, actor, place, record }, { params, body }) => {
    const { educator, changes } = await changeEducator(db, actor, place, params.educatorId, body)
    await record('educator.change', { kind: 'educator', id: educator.id }, changes)
    return educator
  },
  invite: async (context, { params }) => {
    const { db, actor, place, record } = context
    const userId = await inviteEducator(context, params.educatorId)
    await record('user.invite', { kind: 'user', id: userId })
    return (await showEducator(db, actor, place, params.educatorId)).educator
  },
  saveStep: async (context, { params, body }) => {
    const { db, actor, now, record } = context
    const { step, changed, told } = await saveStep(db, actor, now(), params, body)
    if (changed) await record('action-step.change', changed)
    await notify(context, told)
    return step
  },
}
