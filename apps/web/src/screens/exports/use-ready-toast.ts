import type { Export } from '@corridor/contract/exports'
import { useEffect, useRef } from 'react'
import { toast } from '../../frame/messages/toasts.tsx'
import { isUnderWay } from './export-queries.ts'
import { exportTitle } from './export-words.ts'

/** Says so when one that was being made while the page was open can be downloaded. */
export function useReadyToast(items: readonly Export[]) {
  const awaited = useRef(new Set<string>())
  useEffect(() => {
    for (const it of items) {
      if (isUnderWay(it)) awaited.current.add(it.id)
      else if (awaited.current.delete(it.id) && it.state === 'ready')
        toast('Your export is ready', exportTitle(it))
    }
  }, [items])
}
