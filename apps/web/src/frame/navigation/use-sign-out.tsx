import { modals } from '@mantine/modals'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { cache } from '../../api/cache.ts'
import { endSession } from '../../api/session.ts'
import { isDemoTab } from '../../api/tokens.ts'
import { useOpenDevice } from '../../device/use-device.ts'
import { toast } from '../messages/toasts.tsx'
import { SignOutQuestion } from './sign-out-question.tsx'

/** Signs out here, without a request. A person with unsent work on this device is asked first. */
export function useSignOut() {
  const navigate = useNavigate()
  const device = useOpenDevice()
  const onGone = useRef(() => {})
  useEffect(() => () => onGone.current(), [])
  const leave = async () => {
    // The sample’s tab signs out alone: work on this device, in the person’s own other tabs too, stays as it is.
    if (isDemoTab()) {
      endSession()
      return navigate('/demo/left')
    }
    const read = cache.getQueryCache().getAll()
    const isGone = new Promise<void>((resolve) => {
      onGone.current = resolve
    })
    endSession()
    await navigate('/login')
    // The router moves on before the new page is drawn: the cache is cleared after the old page is gone, which would
    // ask for its data anew.
    await isGone
    // Nothing that this person read stays for the next; what the sign-in page has loaded meanwhile does.
    for (const query of read) cache.getQueryCache().remove(query)
    if (device) await (await import('../../device/person/follow-person.ts')).lockAwayAllBut(undefined)
    toast('You are signed out')
  }
  return () => {
    // Observations that only wait to be deleted are nothing to ask about.
    if (!device?.unsent().length && !device?.unheard()) return void leave()
    const id = modals.open({
      title: <strong>Sign out with unsent work?</strong>,
      withCloseButton: false,
      children: (
        <SignOutQuestion device={device} onStay={() => modals.close(id)} onLeave={() => leaveBy(id)} />
      ),
    })
  }

  function leaveBy(id: string) {
    modals.close(id)
    void leave()
  }
}
