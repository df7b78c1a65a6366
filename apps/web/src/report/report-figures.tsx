import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import { DEMO_USER } from '@corridor/domain/people/ids'
import type { Opening } from '@corridor/domain/report/opening'
import { ChosenViews } from '@corridor/ui/blocks/cards/card-views'
import { MaySave } from '@corridor/ui/blocks/figure-buttons'
import { OpenFigure } from '@corridor/ui/blocks/open-figure'
import { type RecordLooks, RowRecords } from '@corridor/ui/blocks/row-records'
import { lazy, type ReactNode, type RefObject, Suspense, useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '../frame/use-user.ts'
import { loadChunk } from '../loading/chunks.ts'
import { openedBy } from './address/opened-by.ts'
import type { ReportPlace } from './address/report-place.ts'
import styles from './report.module.css'
import { useShownViews } from './use-shown-views.ts'

export interface FiguresProps {
  readonly place: ReportPlace
  readonly asked: ReportAsked
  readonly isBusy: boolean
  readonly children: ReactNode
}

/** The cards of a report. Each figure leads to its visits, by the filters it was counted with. */
export function ReportFigures({ place, asked, isBusy, children }: FiguresProps) {
  const body = useRef<HTMLDivElement>(null)
  const maySave = useUser().id !== DEMO_USER
  useOwnLinks(body)
  const views = useShownViews()
  const { chosen: shown } = views
  const open = useCallback(
    (opening: Opening, what: string) => openedBy({ place, asked, shown }, opening, what),
    [place, asked, shown],
  )
  return (
    <div ref={body} className={styles.body} aria-busy={isBusy}>
      <MaySave value={maySave}>
        <OpenFigure value={open}>
          <RowRecords value={recordLooks}>
            <ChosenViews value={views}>{children}</ChosenViews>
          </RowRecords>
        </OpenFigure>
      </MaySave>
    </div>
  )
}

// Only a timeline has icons, so they load with it.
const ToolIcon = lazy(() => loadChunk(() => import('./tool-icon.tsx')))

const recordLooks: RecordLooks = {
  // Drafts are only ever one’s own: nobody is told of the drafts of others.
  addressOf: ({ id, toolTypeId, isDraft }) =>
    `/observations/${toolTypeId}/${isDraft ? 'update' : 'view'}/${id}`,
  iconOf: ({ toolTypeId }) => (
    <Suspense>
      <ToolIcon toolTypeId={toolTypeId} />
    </Suspense>
  ),
}

/** Follows links within charts without reloading the page; they are plain links. */
function useOwnLinks(part: RefObject<HTMLElement | null>) {
  const navigate = useNavigate()
  // The browser’s own clicks: the router does not know links inside an SVG.
  useEffect(() => {
    const element = part.current
    const follow = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
      const address = link?.getAttribute('href')
      if (!isPlain || !address || event.defaultPrevented) return
      event.preventDefault()
      navigate(address)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [part, navigate])
}
