import { expect, test } from 'vitest'

const drawn = (html: string) => {
  document.body.innerHTML = html
  const element = document.body.querySelector('.asked')
  if (!element) throw new Error('Nothing is asked for.')
  return getComputedStyle(element)
}

test.each([
  ['<p class="asked"></p>', 'block'],
  ['<span class="asked"></span>', 'inline'],
  ['<p class="asked" hidden></p>', 'none'],
  ['<p class="asked" style="display: none"></p>', 'none'],
  ['<p class="asked" style="color: red"></p>', 'block'],
  ['<dialog class="asked"></dialog>', 'none'],
  ['<dialog class="asked" open></dialog>', 'block'],
  ['<input class="asked" type="hidden">', 'none'],
  ['<details><summary class="asked"></summary></details>', 'list-item'],
  ['<details><summary></summary><summary class="asked"></summary></details>', 'block'],
])('an element is laid out as jsdom says: %s', (html, display) => {
  expect(drawn(html).display).toBe(display)
  expect(drawn(html).getPropertyValue('display')).toBe(display)
})

test('whether an element scrolls, and where it is, is told apart by its own style', () => {
  const scrolling = drawn('<p class="asked" style="overflow-x: auto; position: fixed"></p>')
  expect([scrolling.overflowX, scrolling.position]).toEqual(['auto', 'fixed'])
  const around = drawn('<div style="overflow-x: auto; position: fixed"><p class="asked"></p></div>')
  expect([around.overflowX, around.position]).toEqual(['visible', 'static'])
})

test('a style sheet that comes or goes is noticed', () => {
  const plain = '<p class="asked"></p>'
  expect(drawn(plain).display).toBe('block')
  expect(drawn(`<style>.asked { display: none }</style>${plain}`).display).toBe('none')
  expect(drawn(plain).display).toBe('block')
})

test('whether an element can be seen comes from those around it', () => {
  expect(drawn('<b class="asked"></b>').visibility).toBe('visible')
  expect(drawn('<p style="visibility: hidden"><b class="asked"></b></p>').visibility).toBe('hidden')
  const shown = '<p style="visibility: hidden"><b class="asked" style="visibility: visible"></b></p>'
  expect(drawn(shown).visibility).toBe('visible')
})

test('everything else is jsdom’s own answer', () => {
  const style = drawn('<p class="asked" style="color: rgb(1, 2, 3); --columns: 4"></p>')
  expect(style.color).toBe('rgb(1, 2, 3)')
  expect(style.getPropertyValue('--columns')).toBe('4')
})
