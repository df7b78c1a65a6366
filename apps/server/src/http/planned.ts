import { Planned } from './mount.ts'

/** A handler of which PostgreSQL keeps all plans: what it asks finds its rows the same way, whatever the values are. */
export function planned<Request, Response>(
  handle: Planned<Request, Response>['handle'],
): Planned<Request, Response> {
  return new Planned(handle)
}
