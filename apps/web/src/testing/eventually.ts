import { vi } from 'vitest'

// A busy machine is slow, and not wrong.
const PATIENCE = 20_000

/** Waits until an expectation holds, and answers its value: for what no component draws, which `waitFor` is for. */
export const eventually = <T>(holds: () => T | Promise<T>) => vi.waitFor(holds, { timeout: PATIENCE })
