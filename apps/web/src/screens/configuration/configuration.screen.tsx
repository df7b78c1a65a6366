import { catalogue } from '@corridor/tools/catalogue'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { contract, query } from '../../api/client.ts'
import { PageHeader } from '../../frame/page-header.tsx'
import { screen } from '../../screen.ts'
import { ConfigurationCard } from './configuration-card.tsx'

export default screen({
  load: (cache, { pathname }) => cache.ensureQueryData(configurationsAt(pathname)),
  Component: Configuration,
})

function Configuration() {
  const { pathname } = useLocation()
  const { title, isSingle } = toolAt(pathname)
  const { items } = useSuspenseQuery(configurationsAt(pathname)).data
  return (
    <>
      <PageHeader title={title}>
        How observers in your district use it. A visit keeps the version it was captured with.
      </PageHeader>
      {items.map((it) => (
        <ConfigurationCard key={it.id} title={isSingle ? 'Settings' : it.name} configuration={it} />
      ))}
    </>
  )
}

/** The address ends with the tool's key. */
function toolAt(pathname: string) {
  const tool = catalogue.find(({ key }) => pathname.endsWith(`/${key}`))
  if (!tool) throw new Error(`No tool is set up at ${pathname}.`)
  return tool
}

function configurationsAt(pathname: string) {
  return query(contract.configurations.list, { query: { toolType: toolAt(pathname).id } })
}
