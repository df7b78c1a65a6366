import type { Report } from '@corridor/contract/reports/report'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReportPlace } from '../../../report/address/report-place.ts'
import type { ReportState } from '../../../report/report-status.tsx'
import { reportOf } from '../report-queries.ts'

/** A report, and the filters it was counted with: those of the address may be ahead of them. */
export interface Counted {
  readonly report: Report
  readonly by: ReportAsked
}

/** A report by its filters; figures stay until others are there, even where those fail to come. */
export function useReport(place: ReportPlace, asked: ReportAsked, isEnabled: boolean) {
  const { data, error, isFetching, refetch } = useQuery({ ...reportOf(place, asked), enabled: isEnabled })
  const [counted, setCounted] = useState<Counted>()
  if (data && data !== counted?.report) setCounted({ report: data, by: asked })
  const isLacking = !data && error !== null
  // The browser's connection: if it was gone when the page was opened, the query cache never hears that it is back.
  useEffect(() => {
    if (!isLacking) return
    const ask = () => void refetch({ cancelRefetch: false })
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [isLacking, refetch])
  const state: ReportState = { isOfBefore: !data, isAsking: isFetching, error, refresh: refetch }
  return { counted, state }
}
