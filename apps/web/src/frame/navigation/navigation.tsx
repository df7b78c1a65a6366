import { Tooltip } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useIsWide } from '../use-is-wide.ts'
import { useUser } from '../use-user.ts'
import { entriesOf } from './entries-of.ts'
import styles from './navigation.module.css'
import { type NavigationEntry, type NavigationPart, OBSERVATIONS } from './navigation-entries.ts'
import { ObserveLink, useMayObserve } from './observe-link.tsx'
import { useAskingAgain, useWaiting, type Waiting } from './use-waiting.ts'

export function SideNavigation() {
  const isWide = useIsWide()
  const waiting = useWaiting()
  useAskingAgain()
  return (
    <nav className={styles.side} aria-label="Main">
      {useMayObserve() && <ObserveLink placement="side" />}
      {useEntries().map(({ path, title, icon: Icon, parts }) => {
        const count = path === OBSERVATIONS ? waiting : undefined
        return (
          <Fragment key={path}>
            <Tooltip label={count ? `${title}: ${count.words}` : title} position="right" disabled={isWide}>
              <EntryLink className={styles.entry ?? ''} path={path}>
                <Icon size={20} stroke={1.8} aria-hidden />
                <span>{title}</span>
                <Count waiting={count} />
              </EntryLink>
            </Tooltip>
            {parts.length > 0 && <Parts of={path} parts={parts} />}
          </Fragment>
        )
      })}
    </nav>
  )
}

/** The count of what waits on a page, beside the page’s name. */
function Count({ waiting }: { readonly waiting: Waiting | undefined }) {
  if (!waiting) return null
  return (
    <>
      <b className={styles.count} data-badge aria-hidden>
        {waiting.count > MOST_SHOWN ? `${MOST_SHOWN}+` : waiting.count}
      </b>
      <i className={styles.unseen}>, {waiting.words}</i>
    </>
  )
}

const MOST_SHOWN = 99

interface PartsProps {
  /** The page within which the parts show. */
  readonly of: string
  readonly parts: readonly NavigationPart[]
}

function Parts({ of, parts }: PartsProps) {
  const { pathname } = useLocation()
  if (!pathname.startsWith(of)) return null
  return parts.map(({ path, title }) => (
    <NavLink key={path} className={styles.part ?? ''} to={path}>
      {title}
    </NavLink>
  ))
}

export function BottomBar() {
  const tabs = useTabs()
  const waiting = useWaiting()
  const middle = Math.ceil(tabs.length / 2)
  const tab = (entry: NavigationEntry) => <Tab key={entry.path} entry={entry} waiting={waiting} />
  return (
    <nav className={styles.bottom} aria-label="Main">
      {tabs.slice(0, middle).map(tab)}
      {useMayObserve() && <ObserveLink placement="bottom" />}
      {tabs.slice(middle).map(tab)}
    </nav>
  )
}

interface TabProps {
  readonly entry: NavigationEntry
  readonly waiting: Waiting | undefined
}

function Tab({ entry: { path, shortTitle, icon: Icon }, waiting }: TabProps) {
  return (
    <EntryLink className={styles.tab ?? ''} path={path}>
      <Icon size={24} stroke={1.8} aria-hidden />
      {shortTitle}
      <Count waiting={path === OBSERVATIONS ? waiting : undefined} />
    </EntryLink>
  )
}

interface EntryLinkProps {
  readonly path: string
  readonly className: string
  readonly children: ReactNode
}

/** A link of the menu. One entry is the current one: of two that open one page, the one that asks for what is shown. */
function EntryLink({ path, className, children, ...given }: EntryLinkProps) {
  const { pathname, search } = useLocation()
  const entries = useEntries()
  const isHere = isAt(path, pathname, search)
  const isWithin = (it: string) => it.startsWith(`${path}?`) || it.startsWith(`${path}/`)
  const isCloser = entries.some((it) => isWithin(it.path) && isAt(it.path, pathname, search))
  return (
    <Link className={className} to={path} {...(isHere && !isCloser && { 'aria-current': 'page' })} {...given}>
      {children}
    </Link>
  )
}

function isAt(path: string, pathname: string, search: string): boolean {
  const [own = '', asked] = path.split('?')
  if (asked) return pathname === own && new URLSearchParams(search).toString().includes(asked)
  return pathname === own || (own !== '/' && pathname.startsWith(`${own}/`))
}

/** The entries that the bar of a phone has no room for. */
export function useEntriesBesideTabs() {
  const tabs = useTabs()
  return useEntries().filter(({ path }) => !tabs.some((tab) => tab.path === path))
}

const MOST_TABS = 5

function useTabs() {
  const entries = useEntries()
  const most = useMayObserve() ? MOST_TABS - 1 : MOST_TABS
  if (entries.length <= most) return entries
  const fewer = entries.filter(({ isSetting }) => !isSetting)
  return fewer.length > most ? fewer.filter(({ isBeside }) => !isBeside) : fewer
}

function useEntries() {
  return entriesOf(useUser())
}
