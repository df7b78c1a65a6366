import type { JsonObject } from '@corridor/domain/data/json'
import { render } from '@testing-library/react'
import { type ComponentType, useCallback, useState } from 'react'
import type { Around, CaptureProps } from '../definition/capture-view.ts'
import type { Contribution, Visit } from '../definition/tool.ts'
import { noAround, running } from './test-around.ts'

interface Setup<Config, Capture, Own> {
  readonly config: Config
  readonly capture: Capture
  readonly visit?: Partial<Visit>
  readonly around?: Partial<Around<Own>>
  readonly contributions?: readonly Contribution[]
}

/** What a test sees of a capture that is being made. */
export interface Captured<Capture> {
  capture: Capture
  /** The names that Undo would say, in order. */
  readonly did: string[]
  /** For each change, the name that joins it with others into one step of Undo. */
  readonly joined: (string | undefined)[]
}

/** Draws a tool as the frame does, with a clock of the test’s own: `vi.useFakeTimers` sets it. */
export function renderCapture<Config, Capture, Own = JsonObject>(
  Component: ComponentType<CaptureProps<Config, Capture, Own>>,
  { config, capture, visit = {}, around = {}, contributions = [] }: Setup<Config, Capture, Own>,
): Captured<Capture> {
  const captured: Captured<Capture> = { capture, did: [], joined: [] }
  const all = { ...noAround, ...around }
  const now = { ...running, ...visit }
  let made = 0
  const newId = () => {
    made += 1
    return `0192b3c4-0000-7000-8000-${String(made).padStart(12, '0')}`
  }

  function Frame() {
    const [shown, setShown] = useState(capture)
    captured.capture = shown
    const change = useCallback((did: string, next: (it: Capture) => Capture, one?: string) => {
      captured.did.push(did)
      captured.joined.push(one)
      setShown(next)
    }, [])
    return (
      <Component
        capture={shown}
        config={config}
        visit={now}
        around={all}
        contributions={contributions}
        change={change}
        newId={newId}
        now={Date.now}
      />
    )
  }
  render(<Frame />)
  return captured
}
