import { expect, test } from 'vitest'

function labelsIn(html: string): string[] | null {
  document.body.innerHTML = html
  const field = document.body.querySelector('.asked')
  const labels: unknown = field && Reflect.get(field, 'labels')
  return labels === null ? null : Array.from(labels as Iterable<Element>, ({ id }) => id)
}

test.each([
  ['<label id="a" for="f"></label><input id="f" class="asked"><label id="b" for="f"></label>', ['a', 'b']],
  ['<label id="a"><input class="asked"></label>', ['a']],
  ['<label id="a"><input><input class="asked"></label>', []],
  ['<label id="a" for="other"><input class="asked"></label>', []],
  ['<label id="a" for=""><input class="asked"></label>', []],
  ['<label id="a" for="f"></label><i id="f"></i><input id="f" class="asked">', []],
  ['<label id="a"><textarea class="asked"></textarea></label>', ['a']],
  ['<label id="a"><button class="asked"></button></label>', ['a']],
  ['<label id="a" for="f"></label><input id="f" class="asked" type="hidden">', null],
])('a field has the labels that a browser gives it: %s', (html, labels) => {
  expect(labelsIn(html)).toEqual(labels)
})
