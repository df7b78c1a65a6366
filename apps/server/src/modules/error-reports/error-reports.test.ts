import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'

const { guest, logged } = await product()
const { create } = contract.errorReports

function reportOf(message: string) {
  const frames = [
    { filename: 'https://corridor.example/assets/index.js', lineno: 3, colno: 7, method: 'save' },
  ]
  const trace = { exception: { class: 'SyntaxError', message }, frames }
  return {
    data: { environment: 'production', body: { trace, telemetry: ['typed'] }, person: { id: 5 } },
    access_token: 'x',
  }
}

test('where an error happened is written down; what people wrote is not', async () => {
  const reply = await guest.try(
    create,
    { body: reportOf('Unexpected token, "Sam was late" is not valid JSON') },
    {},
  )

  expect(reply).toMatchObject({ status: 200, body: { err: 0 } })
  const line = logged.find((it) => it.includes('browserError')) ?? ''
  expect(line).toContain('save https://corridor.example/assets/index.js:3:7')
  expect(line).toContain('SyntaxError')
  expect(line).not.toMatch(/Sam|late|typed|person/)
})

test('what is no report is refused', async () => {
  expect(await guest.try(create, { body: { data: 'x' } }, {})).toMatchObject({ status: 422 })
})
