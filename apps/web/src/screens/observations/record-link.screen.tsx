import type { Observation } from '@corridor/contract/observations/observation-read'
import type { RecordByLink } from '@corridor/contract/observations/records'
import { problems } from '@corridor/contract/problem-codes'
import { Refusal } from '@corridor/contract/refusal'
import type { QueryClient } from '@tanstack/react-query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { matchPath } from 'react-router'
import { NeedsConnection } from '../../device/notices/needs-connection.tsx'
import { screen } from '../../routing/screen.ts'
import { CodePage } from './by-link/code-page.tsx'
import { callByLink, isOver, records } from './by-link/link-call.ts'
import { LinkClosed } from './by-link/link-closed.tsx'
import { LinkRecord } from './by-link/link-record.tsx'
import { dropSession, keepLink, keptLink } from './by-link/link-storage.ts'

export default screen({ load, Component: Page })

const ADDRESS = '/records'

type Shown =
  | { readonly kind: 'record'; readonly record: RecordByLink }
  | { readonly kind: 'code'; readonly district: string; readonly wasOpen: boolean }
  | { readonly kind: 'closed'; readonly wasOpened: boolean }

const shownByLink = { queryKey: [ADDRESS], queryFn: findShown, retry: false } as const

/**
 * Loads the record, and takes the link out of the address bar: no history, no screenshot and no other page learns
 * it.
 */
async function load(cache: QueryClient, { pathname }: URL) {
  const token = matchPath('/records/:token?', pathname)?.params.token
  if (token && keptLink()?.token !== token) keepLink({ token, session: null })
  await cache.fetchQuery({ ...shownByLink, staleTime: 0 }).catch(() => {})
}

async function findShown(): Promise<Shown> {
  const link = keptLink()
  if (!link) return { kind: 'closed', wasOpened: false }
  if (link.session) {
    try {
      return { kind: 'record', record: await callByLink(records.read, {}) }
    } catch (error) {
      if (!isOver(error)) throw error
      dropSession()
    }
  }
  try {
    const { district } = await callByLink(records.show, { params: { token: link.token } })
    return { kind: 'code', district, wasOpen: link.session !== null }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'record-link-closed')
      return { kind: 'closed', wasOpened: true }
    throw error
  }
}

function Page() {
  const cache = useQueryClient()
  const { data, error, refetch } = useQuery({ ...shownByLink, retryOnMount: false })
  const [openings, setOpenings] = useState(0)
  // The address bar is cleared; the router goes on knowing what it was.
  useEffect(() => history.replaceState(history.state, '', ADDRESS), [])
  const close = () => {
    dropSession()
    void refetch()
  }
  const change = (observation: Observation) =>
    cache.setQueryData<Shown>(shownByLink.queryKey, (it) =>
      it?.kind === 'record' ? { ...it, record: { ...it.record, observation } } : it,
    )
  if (!data && error instanceof Refusal) return <LinkClosed because={error.message} onRetry={refetch} />
  if (!data) return <NeedsConnection title="Your record" onRetry={refetch} />
  const token = keptLink()?.token
  if (data.kind === 'closed' || !token) {
    const wasOpened = data.kind === 'closed' && data.wasOpened
    return (
      <LinkClosed
        because={
          wasOpened ? problems['record-link-closed'].message : 'Open the link in your email once more.'
        }
      />
    )
  }
  if (data.kind === 'record')
    return (
      <LinkRecord
        key={openings}
        token={token}
        record={data.record}
        onChange={change}
        onClose={close}
        onOver={() => void refetch()}
      />
    )
  const opened = () => {
    setOpenings((it) => it + 1)
    void refetch()
  }
  return <CodePage token={token} district={data.district} wasOpen={data.wasOpen} onOpen={opened} />
}
