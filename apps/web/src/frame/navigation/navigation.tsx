import { Tooltip } from '@mantine/core'
import { Fragment } from 'react'
import { NavLink, useLocation } from 'react-router'
import { isGranted } from '../../api/session.ts'
import { routes } from '../../routes.ts'
import { useIsWide } from '../use-is-wide.ts'
import { useUser } from '../use-user.ts'
import styles from './navigation.module.css'
import { type NavigationEntry, navigation } from './navigation-entries.ts'
import { ObserveLink, useMayObserve } from './observe-link.tsx'

export function SideNavigation() {
  const isWide = useIsWide()
  return (
    <nav className={styles.side} aria-label="Main">
      {useMayObserve() && <ObserveLink placement="side" />}
      {useEntries().map(({ path, title, icon: Icon, parts }) => (
        <Fragment key={path}>
          <Tooltip label={title} position="right" disabled={isWide}>
            <NavLink className={styles.entry ?? ''} to={path} end={path === '/'}>
              <Icon size={20} stroke={1.8} aria-hidden />
              <span>{title}</span>
            </NavLink>
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
    <NavLink key={path} className={styles.tab ?? ''} to={path} end={path === '/'}>
      <Icon size={24} stroke={1.8} aria-hidden />
      {shortTitle}
    </NavLink>
  )
}

/** What the bar of a phone has no room for. */
export function useEntriesBesideTabs() {
  const tabs = useTabs()
  return useEntries().filter((entry) => !tabs.includes(entry))
}

const MOST_TABS = 5

function useTabs() {
  const entries = useEntries()
  const most = useMayObserve() ? MOST_TABS - 1 : MOST_TABS
  return entries.length > most ? entries.filter(({ isSetting }) => !isSetting) : entries
}

/** Menus show only what the person may open. */
function useEntries() {
  const { roles } = useUser()
  return navigation.filter(({ path }) => {
    const access = routes.find((route) => route.path === path)?.access
    return typeof access !== 'string' || isGranted(roles, access)
  })
}
