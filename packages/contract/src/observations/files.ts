import { ObservationId } from '@corridor/domain/observation/observation'
import * as z from 'zod/mini'
import { Bytes, endpoint } from '../endpoint.ts'

const params = z.strictObject({ fileId: z.uuid() })

/** Photos and documents that observations name. A file’s content decides its type, not its name. */
export const files = {
  add: endpoint({
    method: 'PUT',
    path: '/files/:fileId',
    summary:
      'Keep a photo or a PDF of mine, without where and when it was taken. Sent twice, kept once; the observation may name it later',
    // Files of devices are always taken in, as documents are.
    access: 'login',
    gate: 'open',
    problems: [
      'observation-not-found',
      'file-not-found',
      'file-not-known',
      'too-many-files',
      'too-many-loose-files',
      'too-many-pixels',
    ],
    params,
    query: z.strictObject({ observation: ObservationId }),
    body: Bytes,
    // The id is answered, so that a device knows whose answer it is: a network with a sign-in of its own may answer
    // anything.
    response: z.object({ id: z.uuid() }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/files/:fileId',
    summary: 'A file of an observation that I may read; an educator sees those of what was sent',
    access: 'login',
    problems: ['file-not-found'],
    params,
    response: Bytes,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/files/:fileId',
    summary: 'Delete a file of my draft',
    access: 'login',
    problems: ['file-not-found', 'observation-already-sent'],
    params,
    response: z.object({}),
  }),
}
