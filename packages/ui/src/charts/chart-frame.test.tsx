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

test('without room nothing is drawn: no scale has a meaning there', () => {
  vi.stubGlobal('ResizeObserver', Silent)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(0)
  render(<ChartFrame height={40}>{(width) => <p>{`${width} wide`}</p>}</ChartFrame>)

  expect(screen.queryByText(/wide/)).toBeNull()
})
