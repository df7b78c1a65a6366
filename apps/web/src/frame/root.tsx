import { type ReactNode, useMemo } from 'react'
import { Outlet, useLocation, useMatches, useNavigate, useRevalidator, useRouteError } from 'react-router'
import { useUntilBack } from '../api/use-until-back.ts'
import { Unreachable } from '../api/wire.ts'
import { type Door, DoorProvider } from '../door/door.tsx'
import { Arrival } from './arrival.tsx'
import { Broken } from './broken.tsx'

export function Root() {
  return (
    <RouterDoor>
      <Arrival key={useLocation().key} title={usePageTitle()} />
      <Outlet />
    </RouterDoor>
  )
}

/** A page that broke without a frame around it. */
export function RootBroken() {
  return (
    <RouterDoor>
      <Broken error={useBroken()} />
    </RouterDoor>
  )
}

/** A page that broke within the frame: the rest of Corridor stays in reach. */
export function PageBroken() {
  return <Broken error={useBroken()} isFramed />
}

/** Why a page broke. One that nobody answered opens by itself when somebody does. */
function useBroken(): unknown {
  const error = useRouteError()
  useUntilBack(error instanceof Unreachable, useRevalidator().revalidate)
  return error
}

interface Props {
  readonly children: ReactNode
}

/** The door of parts that stand on capture screens as well; here the data router moves between pages. */
function RouterDoor({ children }: Props) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const door = useMemo(
    (): Door => ({
      address: pathname + search,
      navigate: async (to, options) => navigate(to, options),
      revalidate,
    }),
    [pathname, search, navigate, revalidate],
  )
  return <DoorProvider value={door}>{children}</DoorProvider>
}

function usePageTitle(): string | undefined {
  const match = useMatches().at(-1)
  return titleIn(match?.loaderData) ?? titleIn(match?.handle)
}

function titleIn(it: unknown): string | undefined {
  const hasTitle = typeof it === 'object' && it !== null && 'title' in it
  return hasTitle ? String(it.title) : undefined
}
