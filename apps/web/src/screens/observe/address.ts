import { toolViews } from '@corridor/tools/registry/views'
import type { Door } from '../../door/door.tsx'
import { redirect, replace } from '../../door/redirect.ts'

/** The id of a tool in an address; any other is no page of ours. */
export function toolTypeIn(text: string | undefined): number {
  const type = toolViews.find(({ id }) => String(id) === text)
  if (!type) throw redirect('/404')
  return type.id
}

export function addressOf(toolTypeId: number, id: string): string {
  return `/observations/${toolTypeId}/update/${id}`
}

/** A redirect to another address, such that going back does not come through this page again. */
export function onwards(from: URL, to: string): Response {
  // An address opened by itself is already in the history; from a page it never gets there.
  return location.pathname === from.pathname ? replace(to) : redirect(to)
}

/** Goes back to the page before, or to the list where there is none. */
export function goBack(navigate: Door['navigate']) {
  const isFirst = !history.state?.idx
  return isFirst ? navigate('/observations', { replace: true }) : history.back()
}
