import { expect, test } from 'vitest'
import { dispositionOf } from './download.ts'

test.each([
  ['Corridor Ridge.zip', 'Corridor Ridge.zip', 'Corridor%20Ridge.zip'],
  ['Peña “North”.zip', 'Pena _North_.zip', 'Pe%C3%B1a%20%E2%80%9CNorth%E2%80%9D.zip'],
  ['a"; b\\%0d.zip', 'a_; b__0d.zip', 'a%22%3B%20b%5C%250d.zip'],
  ["O'Neil (1)*.zip", "O'Neil (1)*.zip", 'O%27Neil%20%281%29%2a.zip'],
  ['東小学校.zip', '____.zip', '%E6%9D%B1%E5%B0%8F%E5%AD%A6%E6%A0%A1.zip'],
])('%s has letters that every browser reads, and its own', (name, plain, whole) => {
  expect(dispositionOf(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${whole}`)
})
