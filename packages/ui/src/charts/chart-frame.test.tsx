import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChartFrame } from './chart-frame.tsx'

class Silent implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a chart is there with the words around it, before anything has told of its size', () => {
  vi.stubGlobal('ResizeObserver', Silent)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(640)
  render(<ChartFrame height={40}>{(width) => <p>{`${width} wide`}</p>}</ChartFrame>)

  expect(screen.getByText('640 wide')).toBeTruthy()
})

test('a chart that is drawn again has the width there is, however late word of it comes', async () => {
  const told: (() => void)[] = []
  class Early extends Silent {
    constructor(tell: ResizeObserverCallback) {
      super()
      const contentRect = { left: 0, top: 0, width: 60, height: 40 }
      // Only the width of the entry is read.
      told.push(() => tell([{ contentRect } as ResizeObserverEntry], this))
    }
  }
  vi.stubGlobal('ResizeObserver', Early)
  const room = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(60)
  const chart = (words: string) => (
    <ChartFrame height={40}>{(width) => <p>{`${words} ${width}`}</p>}</ChartFrame>
  )
  const { rerender } = render(chart('visits'))
  for (const tell of told) tell()
  expect(await screen.findByText('visits 60')).toBeTruthy()

  room.mockReturnValue(640)
  rerender(chart('months'))

  expect(screen.getByText('months 640')).toBeTruthy()
})

test('without room nothing is drawn: no scale has a meaning there', () => {
  vi.stubGlobal('ResizeObserver', Silent)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(0)
  render(<ChartFrame height={40}>{(width) => <p>{`${width} wide`}</p>}</ChartFrame>)

  expect(screen.queryByText(/wide/)).toBeNull()
})
