import type { RosterImport, RosterWho } from '@corridor/contract/people/roster-shapes'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { Crumbs } from '../../frame/header/crumbs.tsx'
import { PageHeader } from '../../frame/header/page-header.tsx'
import { useUser } from '../../frame/use-user.ts'
import { screen } from '../../routing/screen.ts'
import { CheckPage } from './check/check-page.tsx'
import { LastImports } from './parts/last-imports.tsx'
import { SheetButton } from './parts/sheet-button.tsx'
import { StepsBar } from './parts/steps-bar.tsx'
import { SuggestionsCard } from './parts/suggestions-card.tsx'
import { UnknownCard } from './parts/unknown-card.tsx'
import { UploadCard } from './parts/upload-card.tsx'
import styles from './roster.module.css'
import { EVERY_MS, importAt, importsOf } from './roster-queries.ts'
import { formatWords } from './roster-words.ts'
import { useUpload } from './use-upload.ts'

export default screen({
  load: (cache, { pathname, searchParams }) => {
    const id = idIn(searchParams)
    return Promise.all([
      cache.ensureQueryData(importsOf(whoAt(pathname))),
      id && cache.fetchQuery(importAt(id)).catch(() => undefined),
    ])
  },
  Component: ImportPage,
})

const USERS = '/settings/user'

function whoAt(pathname: string): RosterWho {
  return pathname.startsWith(USERS) ? 'users' : 'educators'
}

function idIn(search: URLSearchParams): string | null {
  const id = search.get('import')
  return id && /^[0-9a-f-]{36}$/.test(id) ? id : null
}

/** A roster from the file to the result: nothing changes before somebody has seen every change. */
function ImportPage() {
  const who = whoAt(useLocation().pathname)
  const [search, setSearch] = useSearchParams()
  const id = idIn(search)
  const { items, running, schools } = useSuspenseQuery(importsOf(who)).data
  const { time_zone } = useUser().district
  const open = (next: string | null) => setSearch(next ? { import: next } : {})
  const uploading = useUpload(who, id, (next) => setSearch(next ? { import: next } : {}, { replace: true }))
  const it = useImport(id, uploading.isPending)
  const { unknown } = uploading
  const standing = it && it.state !== 'cancelled' && it.state !== 'stopped' ? it : undefined
  const list = who === 'users' ? { path: USERS, title: 'Users' } : { path: '/educators', title: 'Educators' }
  return (
    <div className={styles.page}>
      <Crumbs from={list} here="Import" />
      <PageHeader
        title={who === 'users' ? 'Import users' : 'Import a roster'}
        action={standing?.read && <SheetButton it={standing} />}
      >
        {standing
          ? [
              standing.fileName,
              formatWords(standing),
              originOf(standing, momentIn(time_zone, standing.startedAt)),
            ]
              .filter((part) => part !== '')
              .join(' · ')
          : 'Every change is shown first. Nothing changes before you say so.'}
      </PageHeader>
      <StepsBar it={standing} isAsked={unknown !== null} />
      {unknown ? (
        <UnknownCard key={unknown.headerRow} unknown={unknown} uploading={uploading} />
      ) : standing ? (
        <CheckPage it={standing} items={items} schools={schools} uploading={uploading} onOpen={open} />
      ) : (
        <div className={styles.columns}>
          <UploadCard uploading={uploading} last={it} running={running} />
          <LastImports items={items} onOpen={open} />
        </div>
      )}
      <SuggestionsCard />
    </div>
  )
}

/** The import at an id. One that is being uploaded is asked for until the server knows it. */
function useImport(id: string | null, isUploading: boolean): RosterImport | undefined {
  const asked = importAt(id ?? '')
  const refetchInterval = isUploading ? EVERY_MS : asked.refetchInterval
  const { data } = useQuery({ ...asked, refetchInterval, enabled: id !== null })
  return id === null ? undefined : data
}

function originOf({ isPulled, by }: RosterImport, moment: string): string {
  return isPulled ? `pulled ${moment}` : `uploaded ${moment} by ${by.name}`
}
