import { randomUUID } from 'node:crypto';
import type { StaffBrowser, StaffResponse, StaffServer } from './staff-server';

interface PictureFile {
  readonly content: Buffer;
  readonly htlCode: string;
  readonly fileName?: string;
  readonly field?: string;
  readonly purpose?: 'library' | 'import';
  /** Idempotency key; a new one by default. */
  readonly key?: string;
}

/** Uploads a picture to the catalogue of a hotel as a form, as the console does. */
export async function sendCataloguePicture(
  { server, origin }: Pick<StaffServer, 'server' | 'origin'>,
  { cookies, address }: StaffBrowser,
  { content, htlCode, fileName = 'table.jpg', field = 'picture', key = randomUUID(), purpose = 'library' }: PictureFile,
): Promise<StaffResponse> {
  const form = new FormData();
  form.set('fileName', fileName);
  form.set('purpose', purpose);
  form.set(field, new Blob([new Uint8Array(content)]), fileName);
  const body = new Response(form);
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/staff/picture/upload/${htlCode}`,
    remoteAddress: address,
    headers: {
      origin,
      'x-requested-with': 'test',
      'accept-language': 'en',
      'content-type': body.headers.get('content-type') ?? '',
      'idempotency-key': key,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: response.statusCode, json: response.json(), cookie: undefined };
}
