import { ObservationId } from '@corridor/domain/observation/observation'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { inTime } from '../../../api/in-time.ts'
import { Unreachable } from '../../../api/wire.ts'
import { NeedsConnection } from '../../../device/notices/needs-connection.tsx'
import { Crumbs } from '../../../frame/header/crumbs.tsx'
import { PageHeader } from '../../../frame/header/page-header.tsx'
import { screen } from '../../../routing/screen.ts'
import { ownContentOf, ownedToolAt } from './own-content.ts'
import { OwnContentCard } from './own-content-card.tsx'
import { loadOwnForm } from './own-forms.ts'

export default screen({
  // The content is asked for each time: another device may have changed it.
  load: async (cache, { pathname }) => {
    const tool = ownedToolAt(pathname)
    await loadOwnForm(tool)
    try {
      await inTime(cache.fetchQuery({ ...ownContentOf(tool.id), staleTime: 0 }))
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
    }
  },
  title: ({ pathname }) => ownedToolAt(pathname).own,
  Component: OwnContentPage,
})

function OwnContentPage() {
  const { pathname, search } = useLocation()
  const tool = ownedToolAt(pathname)
  const { id, key, title, own } = tool
  const { data, refetch } = useQuery({ ...ownContentOf(id), retryOnMount: false })
  const visit = ObservationId.safeParse(new URLSearchParams(search).get('visit')).data
  return (
    <>
      <Crumbs
        from={
          visit
            ? { path: `/observations/${id}/update/${visit}`, title: 'Back to the visit' }
            : { path: '/settings/profile', title: 'Profile' }
        }
      />
      {data ? (
        <>
          <PageHeader title={own}>
            Only you see it. In {title} it stands beside what your district offers, on each of your devices.
          </PageHeader>
          <OwnContentCard key={key} tool={tool} kept={data} />
        </>
      ) : (
        <NeedsConnection title={own} onRetry={refetch} />
      )}
    </>
  )
}
