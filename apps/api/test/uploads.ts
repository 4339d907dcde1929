import sharp, { type Sharp } from 'sharp';
import type { TestResponse, TestServer } from './test-server';

/** Creates a picture of one colour; the caller chooses format and metadata. */
export const createPlainPicture = (width = 640, height = 480): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#8a5a2b' } });

export interface FileUpload {
  readonly content: Buffer | string;
  readonly type?: string;
  readonly name?: string;
  readonly field?: string;
  readonly path?: '/upload/image' | '/upload/atch';
  readonly fields?: Readonly<Record<string, string>>;
  /** Replaces headers that our pages send; undefined omits a header. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** Uploads a file as a form, as a browser does. */
export async function sendFile(
  { app, deps }: Pick<TestServer, 'app' | 'deps'>,
  cookie: string | undefined,
  {
    content,
    type = 'image/jpeg',
    name = 'photo.jpg',
    field = 'atchFile',
    path = '/upload/image',
    fields = {},
    headers,
  }: FileUpload,
): Promise<TestResponse<'POST /upload/image'>> {
  const form = new FormData();
  for (const [key, value] of Object.entries({ fileType: 'review', ...fields })) form.set(key, value);
  form.set(field, new Blob([content], { type }), name);
  const body = new Response(form);
  const allHeaders = {
    origin: deps.config.publicUrl,
    'x-requested-with': 'test',
    'accept-language': 'en',
    'content-type': body.headers.get('content-type') ?? '',
    cookie,
    ...headers,
  };
  const response = await app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: Object.fromEntries(Object.entries(allHeaders).filter(([, value]) => value !== undefined)),
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: response.statusCode, json: response.json(), cookie: undefined, cookies: [] };
}

/** Uploads a picture and returns its `atchUuid`. */
export async function uploadPicture(
  server: Pick<TestServer, 'app' | 'deps'>,
  cookie: string | undefined,
  content?: Buffer,
): Promise<string> {
  const result = await sendFile(server, cookie, { content: content ?? (await createPlainPicture().jpeg().toBuffer()) });
  const { atchUuid } = result.json.resultVo ?? {};
  if (atchUuid === undefined) throw new Error(JSON.stringify(result.json));
  return atchUuid;
}
