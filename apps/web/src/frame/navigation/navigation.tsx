import { Tooltip } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { isGranted } from '../../api/session.ts'
import { routes } from '../../routes.ts'
import { useUser } from '../use-user.ts'
import styles from './navigation.module.css'
import { type NavigationEntry, navigation, OWN_PAGE } from './navigation-entries.ts'
import { ObserveLink, useMayObserve } from './observe-link.tsx'

export function SideNavigation() {
  return (
    <nav className={styles.side} aria-label="Main">
      {useMayObserve() && <ObserveLink placement="side" />}
      {useEntries().map(({ path, title, icon: Icon, parts }) => (
        <Fragment key={path}>
          <Tooltip label={title} position="right">
            <EntryLink className={styles.entry ?? ''} path={path}>
              <Icon size={20} stroke={1.8} aria-hidden />
              <span>{title}</span>
            </EntryLink>
          </Tooltip>
          {parts && <Parts of={path} parts={parts} />}
        </Fragment>
      ))}
    </nav>
  )
}

interface PartsProps {
  /** Where somebody has to be for them to show. */
  readonly of: string
  readonly parts: NonNullable<NavigationEntry['parts']>
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
  const middle = Math.ceil(tabs.length / 2)
  return (
    <nav className={styles.bottom} aria-label="Main">
      {tabs.slice(0, middle).map(tab)}
      {useMayObserve() && <ObserveLink placement="bottom" />}
      {tabs.slice(middle).map(tab)}
    </nav>
  )
}

function tab({ path, shortTitle, icon: Icon }: NavigationEntry) {
  return (
    <EntryLink key={path} className={styles.tab ?? ''} path={path}>
      <Icon size={24} stroke={1.8} aria-hidden />
      {shortTitle}
    </EntryLink>
  )
}

interface EntryLinkProps {
  readonly path: string
  readonly className: string
  readonly children: ReactNode
}

/** Where somebody is, is one entry: of two that open one page, the one that asks for what is shown. */
function EntryLink({ path, className, children, ...given }: EntryLinkProps) {
  const { pathname, search } = useLocation()
  const entries = useEntries()
  const isHere = isAt(path, pathname, search)
  const isCloser = entries.some((it) => it.path.startsWith(`${path}?`) && isAt(it.path, pathname, search))
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

/** What the bar of a phone has no room for. */
export function useEntriesBesideTabs() {
  const tabs = useTabs()
  return useEntries().filter(({ path }) => !tabs.some((tab) => tab.path === path))
}

const MOST_TABS = 5

function useTabs() {
  const entries = useEntries()
  const most = useMayObserve() ? MOST_TABS - 1 : MOST_TABS
  return entries.length > most ? entries.filter(({ isSetting }) => !isSetting) : entries
}

/** Menus show only what the person may open. */
function useEntries() {
  const user = useUser()
  return navigation
    .filter(({ path, isFor = () => true }) => {
      const access = routes.find((route) => route.path === path)?.access
      return isFor(user) && (typeof access !== 'string' || isGranted(user.roles, access))
    })
    .map((it) => (it.path === OWN_PAGE ? { ...it, path: `/educators/${user.educator_id}` } : it))
}
