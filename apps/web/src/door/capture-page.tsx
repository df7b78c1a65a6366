import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { Component, type ReactNode } from 'react'
import { Arrival } from '../frame/arrival.tsx'
import { Banner } from '../frame/banner/banner.tsx'
import { Broken } from '../frame/broken.tsx'
import { type Door, DoorProvider } from './door.tsx'

export interface Page {
  /** A new key for every navigation. */
  readonly key: string
  /** The page’s title; absent: its content sets the title itself. */
  readonly title?: string
  readonly user?: SignedInUser | undefined
  readonly content: ReactNode
}

interface Props {
  readonly door: Door
  readonly page: Page
  readonly onError: (error: unknown) => void
}

/** A page as the light door shows it. */
export function CapturePage({ door, page, onError }: Props) {
  const { key, title, user, content } = page
  return (
    <DoorProvider value={door}>
      <Boundary page={page} onError={onError}>
        <Arrival key={key} title={title} />
        <Banner user={user} />
        {content}
      </Boundary>
    </DoorProvider>
  )
}

interface BoundaryProps extends Omit<Props, 'door'> {
  readonly children: ReactNode
}

interface BoundaryState {
  readonly page: Page
  readonly caught?: { readonly error: unknown } | undefined
}

/** Catches errors of rendering; a page that broke stays broken until the next navigation. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { page: this.props.page }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  static getDerivedStateFromProps({ page }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return page === state.page ? null : { page, caught: undefined }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    const { caught } = this.state
    return caught ? <Broken error={caught.error} /> : this.props.children
  }
}
