/** What PostgreSQL, a calendar, a regular expression or a reader may stumble over. */
const texts = ['a\0b', 'a\ud83d', 'a\u202eb', '\u001b[2J', '', '💥'.repeat(3_000)]

const moments = [
  ...['0000-01-01T00:00:00Z', '1000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', 'a\0b'],
  ...['-000001-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', '2026-02-30T00:00:00Z', '2026-06-30T23:59:60Z'],
  ...['9999-12-31T23:59:59-14:00', '2026-10-22T15:05:00.1234567890123456789Z'],
]

const days = ['0000-01-01', '1000-01-01', '9999-12-31', '10000-01-01', '2026-02-30', 'a\0b']

const times = ['24:00', '99:99', '-1:00', '08:05\0']

const numbers = [2 ** 15, 2 ** 31, Number.MAX_SAFE_INTEGER, -1, -(2 ** 31) - 1, 1e308, 0.5]

/** In an address or a query a number is written in digits. */
const spelled = ['1e3', '0x3E8', ' 7', '7.0', '٧', '-1', '2147483648', '9'.repeat(15), '9'.repeat(30), 'a\0b']

/** What is sent instead of a value: others of its kind, and one of another kind. */
export function insteadOf(value: unknown, isSpelled: boolean): readonly unknown[] {
  if (isSpelled && /^\d+$/.test(String(value))) return spelled
  if (typeof value === 'number') return [...numbers, '1']
  if (typeof value !== 'string') return ['a\0b', { 'a\0b': 'a\ud83d' }]
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return moments
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return days
  if (/^\d\d:\d\d$/.test(value)) return [...times, ...texts]
  return texts
}
