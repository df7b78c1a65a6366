import { useEffect, useState } from 'react'

/**
 * The time in milliseconds, updated with every full second of the clock. It is read, never counted: after the device
 * slept it is right. While it does not run it stands still.
 */
export function useClock(now: () => number, isRunning = true): number {
  const [time, setTime] = useState(now)

  // The clock of the device, and its waking up.
  useEffect(() => {
    if (!isRunning) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const read = now()
      setTime(read)
      timer = setTimeout(tick, 1_000 - (read % 1_000))
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [now, isRunning])

  return time
}
