import type { Level } from '../../engagement.ts'

/** The filling of a circle, a quarter more with each level. */
const fillings: Readonly<Record<Level, string | null>> = {
  0: null,
  1: 'M12 12V5.5A6.5 6.5 0 0 1 18.5 12Z',
  2: 'M12 5.5A6.5 6.5 0 0 1 12 18.5Z',
  3: 'M12 5.5A6.5 6.5 0 1 1 12 18.5A6.5 6.5 0 1 1 12 5.5Z',
}

const drawn = (level: Level) => {
  const filling = fillings[level]
  return (
    <svg width={24} height={24} viewBox="0 0 24 24" aria-hidden>
      <circle cx={12} cy={12} r={9.5} fill="none" stroke="currentColor" strokeWidth={1.8} />
      {filling && <path d={filling} fill="currentColor" />}
    </svg>
  )
}

// The marks are made once: there are forty of them on a page.
export const levelMarks = { 0: drawn(0), 1: drawn(1), 2: drawn(2), 3: drawn(3) } as const
