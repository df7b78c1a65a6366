import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { cache } from '../../api/cache.ts'
import { Unreachable } from '../../api/wire.ts'
import { useRememberShown } from '../../device/shown-before.ts'
import { educatorPageOf, keptPageOf, knownPageOf, recallPage } from '../../people/educator-queries.ts'
import { turnAwayRefused, useRefused } from '../../report/refused.ts'
import { screen } from '../../routing/screen.ts'
import { readEducator } from './educator/educator-address.ts'
import { EducatorNotLoaded } from './educator/educator-not-loaded.tsx'
import { loadTab, ShownEducator } from './educator/shown-educator.tsx'

import '../../frame/print.css'

export default screen({ load, Component: Page })

/** Loads the educator; one who is known is shown at once, and the tab comes after. */
async function load(_: unknown, url: URL) {
  const { id, tab, asked } = readEducator(url)
  const page = educatorPageOf(id, asked)
  turnAwayRefused(cache, page.queryKey)
  if (knownPageOf(id)) return
  const asking = cache.fetchQuery(page).catch(async (error) => {
    if (!(error instanceof Unreachable)) throw error
    // Where nothing is remembered, the page says so itself.
    await recallPage(id, asked)
  })
  // The tab’s code loads at the same time, so that the page comes whole.
  await Promise.all([asking, loadTab(tab)])
}

function Page() {
  const { id } = readEducator(useLocation())
  return <Asked key={id} />
}

function Asked() {
  const { id, tab, asked } = readEducator(useLocation())
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(educatorPageOf(id, asked))
  useRefused(error)
  useRememberShown(keptPageOf(id, asked), dataUpdatedAt, data)
  const isUnreached = error instanceof Unreachable && !data
  const recall = useEffectEvent(async () => {
    if (await recallPage(id, asked)) await refetch()
  })
  useEffect(() => {
    if (isUnreached) void recall()
  }, [isUnreached])
  const known = data ?? knownPageOf(id)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // An educator who was merged with another has the other’s address.
  const nowAt = data && data.id !== id ? `${pathname.replace(String(id), String(data.id))}${search}` : null
  useEffect(() => {
    if (nowAt) void navigate(nowAt, { replace: true })
  }, [nowAt, navigate])
  const state = { isOfBefore: false, isAsking: isFetching, error, refresh: refetch }
  if (!known) return <EducatorNotLoaded {...state} />
  return <ShownEducator educator={known} page={data} tab={tab} asked={asked} state={state} />
}
