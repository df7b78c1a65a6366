import type { Export } from '@corridor/contract/reports/exports'
import { DEMO_USER, EducatorId } from '@corridor/domain/people/ids'
import { Card } from '@corridor/ui/card'
import { Empty } from '@corridor/ui/empty'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { exportsWith, isUnderWay } from '../../exports/export-queries.ts'
import { exportTitle } from '../../exports/export-words.ts'
import { PageHeader } from '../../frame/header/page-header.tsx'
import { toast } from '../../frame/messages/toasts.tsx'
import { useUser } from '../../frame/use-user.ts'
import { screen } from '../../routing/screen.ts'
import { ExportForm } from './export-form.tsx'
import { kindsIn } from './export-kinds.ts'
import { ExportRow } from './export-row.tsx'
import styles from './exports.module.css'

export default screen({
  load: (cache, { searchParams }) => cache.ensureQueryData(exportsWith(educatorIn(searchParams))),
  Component: Exports,
})

/** The educator in `/exports?educator=12`, which an educator’s page links to. */
function educatorIn(search: URLSearchParams): EducatorId | undefined {
  const { success, data } = EducatorId.safeParse(Number(search.get('educator') ?? undefined))
  return success ? data : undefined
}

function Exports() {
  const user = useUser()
  const [search] = useSearchParams()
  const educator = educatorIn(search)
  const { items, choices } = useSuspenseQuery(exportsWith(educator)).data
  useReadyToast(items)
  return (
    <div className={styles.page}>
      <PageHeader title="Export data">Download what you have access to in Corridor.</PageHeader>
      {user.id === DEMO_USER ? (
        <Empty title="Nothing leaves the demo">
          <p>The demo account opens reports and downloads nothing.</p>
        </Empty>
      ) : kindsIn(choices).length === 0 ? (
        <Empty title="Nothing to export">
          <p>You see totals and no single visits, so there is nothing here that you could export.</p>
        </Empty>
      ) : (
        <ExportForm key={educator} choices={choices} isBusy={items.some(isUnderWay)} />
      )}
      {items.length > 0 && (
        <Card title="Your exports" subtitle="Only you can download them.">
          <ul className={styles.rows}>
            {items.map((it) => (
              <ExportRow key={it.id} it={it} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

/** Shows a toast when an export that was being made can be downloaded. */
function useReadyToast(items: readonly Export[]) {
  const awaited = useRef(new Set<string>())
  useEffect(() => {
    for (const it of items) {
      if (isUnderWay(it)) awaited.current.add(it.id)
      else if (awaited.current.delete(it.id) && it.state === 'ready')
        toast('Your export is ready', exportTitle(it))
    }
  }, [items])
}
