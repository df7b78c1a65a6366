import { gateRedirect } from '@corridor/domain/plan/gate'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { reloadUser } from '../../../api/session.ts'
import { useUser } from '../../../frame/use-user.ts'
import type { Homes } from './home-views.ts'

/**
 * Asks anew who the reader is where they have other homes or schools than before, or none: a plan has ended or begun, a
 * role was given or taken, a school has another name, and the menus and the words go by the reader whom the page was
 * loaded for. Answers whether that is settled.
 */
export function useReader(homes: Homes): boolean {
  const kinds = kindsOf(homes)
  const theirs = [kinds, ...homes.schools.map(({ id, name }) => `${id} ${name}`)].join('\n')
  // Without a plan nobody has a home, and the page says so already.
  const isEnded = gateRedirect(undefined, useUser()) !== undefined
  const isFitting = kinds !== '' || isEnded
  const known = useRef(isFitting ? theirs : undefined)
  const [settled, setSettled] = useState(known.current)
  const { revalidate } = useRevalidator()
  // The reader, as the server knows them.
  useEffect(() => {
    if (theirs === known.current) return
    known.current = theirs
    const settle = () => setSettled(theirs)
    reloadUser().then(revalidate).then(settle, settle)
  }, [theirs, revalidate])
  return settled === theirs
}

/** What kinds of homes somebody has; which school they look at makes no difference. */
function kindsOf({ district, shown, group, mine, plan, setup }: Homes): string {
  const kinds = { following: district ?? shown, group, mine, plan, setup }
  return Object.entries(kinds)
    .filter(([, home]) => home !== null)
    .map(([kind]) => kind)
    .join(' ')
}
