import { LogoMark } from '@corridor/ui/art/logo'
import { lazy, Suspense } from 'react'
import { Link, Outlet, useLoaderData } from 'react-router'
import type { loadUser } from '../api/session.ts'
import { SyncPill } from '../device/pill/sync-pill.tsx'
import { loadChunk } from '../loading/chunks.ts'
import { Banner } from './banner/banner.tsx'
import { PlanBar } from './banner/plan-bar.tsx'
import styles from './frame.module.css'
import { HelpMenu } from './help/help-menu.tsx'
import { UpdateNotice } from './messages/update-notice.tsx'
import { BackToSetup } from './navigation/back-to-setup.tsx'
import { BottomBar, SideNavigation } from './navigation/navigation.tsx'
import { SchoolSwitcher } from './navigation/school-switcher.tsx'
import { UserMenu } from './navigation/user-menu.tsx'
import { Providers } from './providers.tsx'
import { SearchButton } from './search/search-button.tsx'

// The bell loads after the frame, which is light; its place is there at once.
const BellButton = lazy(() => loadChunk(() => import('./bell/bell-button.tsx')))

/** The frame of pages: side navigation from 1200 px, a rail of icons from 768, and below that a bar at the bottom. */
export default function Frame() {
  return (
    <Providers>
      <Banner user={useLoaderData<typeof loadUser>()} />
      <div className={styles.frame}>
        <a className={styles.skip} href="#content">
          Skip to the page
        </a>
        <aside className={styles.side}>
          <Link className={styles.brand} to="/" aria-label="Corridor, to the dashboard">
            <LogoMark size={32} />
            <span className={styles.wideOnly}>Corridor</span>
          </Link>
          <SideNavigation />
          <UserMenu placement="side" />
        </aside>
        <header className={styles.top}>
          <span className={styles.phoneOnly}>
            <LogoMark size={32} />
          </span>
          <span className={styles.school}>
            <SchoolSwitcher />
          </span>
          <SearchButton />
          <span className={styles.sync}>
            <SyncPill />
          </span>
          <span className={styles.bell}>
            <Suspense>
              <BellButton />
            </Suspense>
          </span>
          <HelpMenu />
          <span className={styles.phoneOnly}>
            <UserMenu placement="top" />
          </span>
        </header>
        <main className={styles.page} id="content">
          <UpdateNotice />
          <BackToSetup />
          <PlanBar />
          <Outlet />
        </main>
        <BottomBar />
      </div>
    </Providers>
  )
}
