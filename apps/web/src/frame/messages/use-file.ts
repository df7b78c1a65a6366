import type { Endpoint, RequestOf } from '@corridor/contract/endpoint'
import { Refusal } from '@corridor/contract/refusal'
import { DEMO_USER } from '@corridor/domain/people/ids'
import { saveBytes } from '@corridor/ui/save-file'
import { useState } from 'react'
import { callForFile } from '../../api/client.ts'
import { failed } from '../../api/failed.tsx'
import { useUser } from '../use-user.ts'
import { showErrorDialog } from './dialogs.tsx'

/** Saves a file that the server makes, under the name it gives. The demo account is told that it downloads nothing. */
export function useFile() {
  const isDemo = useUser().id === DEMO_USER
  const [isLoading, setIsLoading] = useState(false)
  const save = async <E extends Endpoint>(spec: E, request: RequestOf<E>, usualName: string) => {
    if (isDemo) return tellDemo()
    if (isLoading) return
    setIsLoading(true)
    try {
      const { bytes, name } = await callForFile(spec, request)
      if (bytes instanceof Uint8Array) saveBytes(name || usualName, new Uint8Array(bytes))
    } catch (error) {
      if (error instanceof Refusal && error.code === 'demo-downloads-nothing') tellDemo()
      else
        failed(error, {
          message: 'The file could not be made. Please try again.',
          retry: () => save(spec, request, usualName),
        })
    } finally {
      setIsLoading(false)
    }
  }
  return { isLoading, isDemo, save }
}

export function tellDemo() {
  showErrorDialog({
    title: 'Demo Account',
    message: 'The demo account opens reports and downloads nothing.',
  })
}
