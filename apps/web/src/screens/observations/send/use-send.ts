import { VisitSending } from '@corridor/contract/observations/visits'
import { RANDOM_BYTES, uuidV7 } from '@corridor/domain/data/uuid-v7'
import { useState } from 'react'
import { failed } from '../../../api/failed.tsx'
import type { Device } from '../../../device/device.ts'
import type { UnsentWords } from './unsent-words.ts'

interface Going {
  readonly device: Device
  /** Ids of what goes out together. */
  readonly ids: readonly string[]
  readonly unsent: UnsentWords
  /** Told which of them keeps the sending. */
  readonly onSent: (id: string) => void
}

/** Hands it to the device, which sends it once it can. */
export function useSend({ device, ids, unsent, onSent }: Going) {
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    const { message, recipients } = unsent.words
    const observations = ids.map((id) => ({ id, revision: 0 }))
    const { data, error } = VisitSending.safeParse({ sendId: newId(), message, recipients, observations })
    setFault(error?.issues[0]?.message)
    const [id] = ids
    if (!data || !id) return
    const { observations: _, ...sending } = data
    setIsBusy(true)
    try {
      onSent(id)
      await device.send(id, ids.length > 1 ? { ...sending, together: ids } : sending)
      await unsent.forget()
    } catch (problem) {
      failed(problem, { message: 'It was not sent. What you wrote is still here. Please try again later.' })
      setIsBusy(false)
    }
  }
  return { send, isBusy, fault }
}

function newId(): string {
  return uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)))
}
