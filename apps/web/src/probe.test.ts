import { test, expect } from 'vitest'
import { rememberSignIn, rememberedEmail } from './api/tokens.ts'
test('x', () => {
  console.log(location.href, typeof localStorage, typeof matchMedia, typeof ResizeObserver, typeof requestAnimationFrame, typeof scrollTo, typeof reportError, typeof fetch, typeof Request)
  rememberSignIn('a@b.c', true)
  console.log(document.cookie)
  expect(rememberedEmail()).toBe('a@b.c')
})
