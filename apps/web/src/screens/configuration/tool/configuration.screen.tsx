import { toolViews } from '@corridor/tools/registry/views'
import { useSuspenseQuery } from '@tanstack/react-query'
import { redirect, useLocation } from 'react-router'
import { contract, query } from '../../../api/client.ts'
import { Crumbs } from '../../../frame/header/crumbs.tsx'
import { PageHeader } from '../../../frame/header/page-header.tsx'
import { screen } from '../../../routing/screen.ts'
import { ConfigurationCard } from './configuration-card.tsx'

export default screen({
  load: (cache, { pathname }) => cache.ensureQueryData(configurationsAt(pathname)),
  title: ({ pathname }) => toolAt(pathname).title,
  Component: Configuration,
})

function Configuration() {
  const { pathname } = useLocation()
  const { title, isSingle } = toolAt(pathname)
  const { items } = useSuspenseQuery(configurationsAt(pathname)).data
  // Nobody observes with a configuration that was never published, or is retired.
  const inUse = items.filter(({ status }) => status === 'published')
  return (
    <>
      <Crumbs />
      <PageHeader title={title}>
        How observers in your district use it. A visit keeps the version it was captured with.
      </PageHeader>
      {inUse.map((it) => (
        <ConfigurationCard key={it.id} title={isSingle ? 'Settings' : it.name} configuration={it} />
      ))}
    </>
  )
}

/** The tool whose key ends the address. */
function toolAt(pathname: string) {
  const tool = toolViews.find(({ key }) => pathname.endsWith(`/${key}`))
  if (!tool) throw redirect('/404')
  return tool
}

function configurationsAt(pathname: string) {
  return query(contract.configurations.list, { query: { toolType: toolAt(pathname).id } })
}
