/** How often each fault is tried: in `npm test`, and by `npm run faults`. */
const sizes = {
  F9: { short: 2, full: 200 },
  F10: { short: 2, full: 100 },
  F11: { short: 2, full: 100 },
  F14: { short: 20, full: 200 },
  F15: { short: 10, full: 500 },
  F18: { short: 1, full: 1 },
  F20: { short: 1, full: 200 },
} as const

/**
 * How often a fault is tried: FAULTS=full takes the full size, FAULTS=30 any other. Random choices come from a seed;
 * FAULT_SEED takes the one that an earlier run has printed.
 */
export function tries(fault: keyof typeof sizes) {
  const { short, full } = sizes[fault]
  const wanted = process.env.FAULTS
  const size = wanted === 'full' ? full : Number(wanted ?? short)
  const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000_000)
  const startedAt = Date.now()
  say(`${fault}: ${size} of ${full}, FAULT_SEED=${seed}`)
  return {
    size,
    random: randomFrom(seed),
    done: (figures: string) => {
      say(`${fault}: ${size} tried, ${figures}, ${Math.round((Date.now() - startedAt) / 1_000)} s`)
    },
  }
}

export type Random = (below: number) => number

/** Random whole numbers below a bound; mulberry32. */
function randomFrom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
