import { Sending } from '@corridor/contract/observations/observations'
import { RANDOM_BYTES, uuidV7 } from '@corridor/domain/data/uuid-v7'
import { useState } from 'react'
import { failed } from '../../../api/failed.tsx'
import type { Sent } from './send-page.tsx'
import type { UnsentWords } from './unsent-words.ts'

/** Hands it to the device, which sends it once it can. */
export function useSend({ kept, device }: Sent, { words }: UnsentWords, onSent: () => void) {
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    const { data, error } = Sending.safeParse({ sendId: newId(), revision: 0, ...words })
    setFault(error?.issues[0]?.message)
    if (!data) return
    const { revision: _, ...sending } = data
    setIsBusy(true)
    try {
      onSent()
      await device.send(kept.id, sending)
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
