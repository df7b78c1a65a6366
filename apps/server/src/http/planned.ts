import { Planned } from './mount.ts'

/** A handler whose statements PostgreSQL plans once: they find their rows the same way, whatever the values are. */
export function planned<Request, Response>(
  handle: Planned<Request, Response>['handle'],
): Planned<Request, Response> {
  return new Planned(handle)
}
