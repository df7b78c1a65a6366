import { expect, test } from 'vitest'
import { gradesIn, turnGrade } from './grades.ts'

test.each([
  ['6–8', '6 7 8'],
  ['6 - 8', '6 7 8'],
  ['6th to 8th', '6 7 8'],
  ['K–2', 'K 1 2'],
  ['Pre-K–1', 'K 1'],
  ['06, 07', '6 7'],
  ['K–1, 11–12', 'K 1 11 12'],
  ['8', '8'],
  ['k', 'K'],
  ['9–99', '9 10 11 12'],
  ['8–6', ''],
  ['Work', ''],
  ['', ''],
])('the grades of %s are %s', (noted, grades) => {
  expect(gradesIn(noted).join(' ')).toBe(grades)
})

test('a grade is chosen with the bands that contain it, and leaves those of another grade chosen', () => {
  const all = ['6', '6–8', '7', 'K–12', 'Band']
  const seven = turnGrade([], '7', all)
  expect(seven).toEqual(['6–8', '7', 'K–12'])
  expect(turnGrade(seven, '6–8', all)).toEqual(['7', 'K–12'])
  expect(turnGrade(seven, '7', all)).toEqual([])
  const both = turnGrade(seven, '6', all)
  expect(both).toEqual(['6–8', '7', 'K–12', '6'])
  expect(turnGrade(both, '7', all)).toEqual(['6–8', 'K–12', '6'])
  expect(turnGrade([], '6–8', all)).toEqual(['6–8'])
  expect(turnGrade([], 'Band', all)).toEqual(['Band'])
})
