import { expect, test } from 'vitest'
import { noticeKinds, noticeWords, notificationOf } from './notices.ts'
import { aboutNotifications } from './notifications.ts'

const today = '2026-10-22'

test('every kind reads as a sentence, whatever is known of it', () => {
  for (const kind of noticeKinds) {
    const known = {
      kind,
      by: 'Omar Haddad',
      about: 'Thuy Nguyen',
      toolTypeId: 10,
      day: '2026-10-20',
    } as const
    const words = [known, { ...known, by: null, about: null, toolTypeId: null, day: null }].map((it) =>
      noticeWords(it, today),
    )
    for (const it of words) expect(it).toMatch(/^[A-Z].*[^.]$/)
    expect(words.join()).not.toMatch(/null|undefined|evaluat|score|fail/i)
  }
})

test('days are said as somebody would', () => {
  const step = { kind: 'step-due', by: null, about: 'Thuy Nguyen', toolTypeId: null } as const

  expect(noticeWords({ ...step, day: today }, today)).toBe('An action step with Thuy Nguyen is due today')
  expect(noticeWords({ ...step, about: null, day: '2026-10-19' }, today)).toBe(
    'An action step of yours is past due since Mon, Oct 19',
  )
})

test('a conference is called one, and no visit', () => {
  for (const kind of noticeKinds) {
    const words = noticeWords(
      { kind, by: 'Omar Haddad', about: 'Thuy Nguyen', toolTypeId: 10, day: today },
      today,
    )
    expect(words).not.toMatch(/observation|visit /)
  }
})

test('every notification that somebody chooses has a notice that tells of it', () => {
  const told = new Set(noticeKinds.map(notificationOf))

  expect(Object.keys(aboutNotifications).filter((it) => ![...told].some((kind) => kind === it))).toEqual([])
})
