import type { JsonObject } from '@corridor/domain/data/json'
import type { Around, SealedCaptureView } from '@corridor/tools/definition/capture-view'
import { findView } from '@corridor/tools/registry/views'
import { Component, type ReactNode, Suspense, use, useCallback, useState } from 'react'
import { newId } from '../../../device/new-id.ts'
import { loadChunk } from '../../../loading/chunks.ts'
import { PhoneFrame } from './phone-frame.tsx'
import styles from './try-tool.module.css'

/** The surroundings of a visit that nobody makes: nothing is kept of it. */
const around: Around = {
  educator: 'An educator',
  version: null,
  evidence: async () => [],
  targets: () => [],
  earlier: () => [],
  steps: () => [],
  goals: async () => [],
  visits: async () => ({ visits: [], isWhole: true }),
  files: {
    add: () => Promise.reject(new Error('Photos are added in a visit.')),
    addressOf: async () => undefined,
  },
  own: () => undefined,
  ownAddress: null,
}

const loading = new Map<number, Promise<SealedCaptureView | undefined>>()

function viewOf(toolTypeId: number) {
  const known = loading.get(toolTypeId)
  if (known) return known
  const found = findView(toolTypeId)
  const view = found ? loadChunk(found.capture).then((it) => it.default) : Promise.resolve(undefined)
  loading.set(toolTypeId, view)
  return view
}

interface Props {
  readonly toolTypeId: number
  readonly content: JsonObject
  readonly isSmall?: boolean
}

/** The tool as observers see it, ready to be tried out. Half-written content shows once it is whole. */
export function TryTool(props: Props) {
  return (
    <Unfinished key={JSON.stringify(props.content)}>
      <Suspense>
        <Tried {...props} />
      </Suspense>
    </Unfinished>
  )
}

function Tried({ toolTypeId, content, isSmall = false }: Props) {
  // The view loads first, so that its styles are there before the frame copies them.
  const view = use(viewOf(toolTypeId))
  const [capture, setCapture] = useState(() => view?.blank(content) ?? {})
  const [startedAt] = useState(() => new Date().toISOString())
  const change = useCallback((_: string, next: (capture: JsonObject) => JsonObject) => setCapture(next), [])
  if (!view) return null
  const visit = { startedAt, endedAt: null, timeZone: 'UTC', studentsPresent: 24 }
  return (
    <PhoneFrame title="As observers see it" isSmall={isSmall}>
      <view.Component
        capture={capture}
        config={content}
        visit={visit}
        around={around}
        change={change}
        newId={newId}
        contributions={[]}
        now={Date.now}
      />
    </PhoneFrame>
  )
}

class Unfinished extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <p className={styles.later}>The preview shows when this is complete.</p>
  }
}
