import { VisitSending } from '@corridor/contract/observations/visits'
import { type FieldMessages, Refusal } from '@corridor/contract/refusal'
import { plannedMomentFault } from '@corridor/domain/observation/planned-moment'
import { useState } from 'react'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import type { Device } from '../../../device/device.ts'
import type { Chosen } from '../../../device/kept.ts'
import { useFocusOnFault } from '../../../forms/use-sending.ts'
import { plansChanged } from '../observation-queries.ts'
import { newSendId, sendingAsked } from './sending-asked.ts'
import type { UnsentWords } from './standing/unsent-words.ts'
import type { ToolToSend } from './visit-to-send.ts'

interface Going {
  readonly device: Device
  /** The tools that go out together. */
  readonly tools: readonly ToolToSend[]
  readonly unsent: UnsentWords
  /** Called with the id of the observation that keeps the sending. */
  readonly onSent: (id: string) => void
  /** Called when the sending waits for its moment. */
  readonly onPlanned: () => void
  /** The id of the planned sending that is changed. */
  readonly plannedId: string | undefined
  /** Whether the sending is known to reach nobody but on paper. */
  readonly isHandedOver: boolean
}

/** Hands a sending to the device, which sends it once it can; or to the server, which sends it at its moment. */
export function useSend({ device, tools, unsent, onSent, onPlanned, plannedId, isHandedOver }: Going) {
  const [faults, setFaults] = useState<FieldMessages>({})
  const [isBusy, setIsBusy] = useState(false)
  useFocusOnFault(faults)
  const ids = tools.map(({ kept }) => kept.id)
  const sendAt = isHandedOver ? null : unsent.words.sendAt
  const setFault = (message?: string) => setFaults(message ? { message } : {})
  const sendNow = async (id: string) => {
    const { message, recipients } = unsent.words
    const observations = ids.map((one) => ({ id: one, revision: 0 }))
    const sendId = plannedId ?? newSendId()
    const { data, error } = VisitSending.safeParse({ sendId, message, recipients, observations })
    setFault(error?.issues[0]?.message)
    if (!data) return
    const { observations: _, ...sending } = data
    onSent(id)
    const together = ids.length > 1 ? { together: ids } : {}
    await device.send(id, { ...sending, ...chosenOf(tools, unsent, isHandedOver), ...together })
    await unsent.forget()
  }
  const plan = async (sendAt: string) => {
    const asked = sendingAsked(plannedId ?? newSendId(), tools, unsent.words)
    if (asked === undefined) return setFault('It is still being saved. Try again in a moment.')
    const { data, error } = VisitSending.safeParse(asked)
    setFault(error?.issues[0]?.message)
    const visitId = tools[0]?.kept.document.visitId
    if (!data || !visitId) return
    const { sendId, ...rest } = data
    await call(contract.visits.plan, { params: { visitId, sendId }, body: { ...rest, sendAt } })
    await plansChanged(ids)
    // From now on they are those of the plan, on every device.
    await unsent.forget()
    onPlanned()
  }
  const refused = (problem: unknown) => {
    const { fields = {} } = problem instanceof Refusal ? problem : {}
    const paths = Object.keys(fields)
    if (paths.length > 0 && paths.every(hasPlace)) return setFaults(fields)
    const kept = 'It was not sent. What you wrote is still here.'
    return failed(problem, { message: paths.length > 0 ? kept : `${kept} Please try again later.` })
  }
  /** Whether the chosen moment can be waited for; where it cannot, its field says why. */
  const check = () => {
    const fault = sendAt ? plannedMomentFault(sendAt, Date.now()) : undefined
    setFaults(fault ? { sendAt: fault } : {})
    return fault === undefined
  }
  const send = async () => {
    const [id] = ids
    if (!id || isBusy) return
    setIsBusy(true)
    try {
      await (sendAt ? plan(sendAt) : sendNow(id))
    } catch (problem) {
      refused(problem)
    } finally {
      setIsBusy(false)
    }
  }
  return { send, check, isBusy, faults, forgetFaults: () => setFaults({}) }
}

/** Whether a field stands on the page, so that what is wrong with it can stand there, too. */
const hasPlace = (path: string) => path === 'message' || path === 'sendAt'

function chosenOf(tools: readonly ToolToSend[], { words }: UnsentWords, isHandedOver: boolean): Chosen {
  const leftOutParts = Object.fromEntries(
    tools.flatMap(({ kept: { id }, parts }) => {
      const out = parts.flatMap(({ title, isIncluded }) => (isIncluded ? [] : [title]))
      return out.length > 0 ? [[id, out]] : []
    }),
  )
  const choices = { ...words.choices, ...(isHandedOver && { isHandedOver }) }
  return {
    ...(Object.keys(choices).length > 0 && { choices }),
    ...(Object.keys(leftOutParts).length > 0 && { leftOutParts }),
  }
}
