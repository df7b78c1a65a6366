import { vi } from 'vitest'

export interface Posted {
  readonly method: string
  readonly address: string
  readonly body: unknown
}

/** Takes what a library sends by XMLHttpRequest, and answers that all is well. */
export function takeRequests(): readonly Posted[] {
  const taken: Posted[] = []
  class FakeRequest {
    #method = ''
    #address = ''
    readonly readyState = 4
    readonly status = 200
    readonly responseText = '{"err":0}'
    onreadystatechange = () => {}

    open(method: string, address: string) {
      this.#method = method
      this.#address = address
    }

    setRequestHeader() {}

    send(body: string) {
      taken.push({ method: this.#method, address: this.#address, body: JSON.parse(body) })
      this.onreadystatechange()
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return taken
}
