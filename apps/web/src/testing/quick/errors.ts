import { configure, prettyDOM } from '@testing-library/react'

/**
 * Elements that are not there yet are looked for again and again, and each time the whole page would be printed for
 * an error that nobody reads: a tenth of the time of all page tests. Here the page is printed when the message is
 * read.
 */
configure({
  getElementError: (message, container) => {
    let said: string | undefined
    const read = () => (said ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n'))
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' })
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: read,
      set: (next: string) => {
        said = next
      },
    })
  },
})
