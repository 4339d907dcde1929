import { deflateSync } from 'node:zlib';
import { demoPassword } from '@dining/demo';
import sharp from 'sharp';
import type { Guest } from '../../tools/rig/orders';
import type { Deployment } from '../lib/deployment';
import type { Drill } from '../lib/drill';
import { expectAtLeast, expectExactly, report } from '../lib/figures';
import { signInMember } from '../lib/orders';

const createPlainPicture = () => sharp({ create: { width: 640, height: 480, channels: 3, background: '#8a5a2b' } });

/** Creates a PNG of few bytes whose header declares this size in pixels. */
function createPixelBomb(width: number, height: number): Buffer {
  const createChunk = (kind: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(kind), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32BE(calculateCrc(body));
    return Buffer.concat([length, body, checksum]);
  };
  const headerData = Buffer.alloc(13);
  headerData.writeUInt32BE(width, 0);
  headerData.writeUInt32BE(height, 4);
  headerData.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    createChunk('IHDR', headerData),
    createChunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

function calculateCrc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bitIndex = 0; bitIndex < 8; bitIndex += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
/** A text that no served file may contain. */
const secret = 'Kanarienvogel';

interface UploadFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

async function createUploads(): Promise<Readonly<Record<string, UploadFile>>> {
  const jpeg = await createPlainPicture().jpeg().toBuffer();
  const jpegWithGps = await createPlainPicture()
    .jpeg()
    .withExif({ IFD0: { Copyright: secret }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 0/1' } })
    .toBuffer();
  const script = Buffer.from(`<script>alert('${secret}')</script>`);
  return {
    '20,000 × 20,000 pixels': { name: 'a.png', type: 'image/png', content: createPixelBomb(20_000, 20_000) },
    SVG: { name: 'a.svg', type: 'image/svg+xml', content: Buffer.from(svg) },
    'SVG as a picture': { name: 'a.jpg', type: 'image/jpeg', content: Buffer.from(svg) },
    HTML: { name: 'a.html', type: 'text/html', content: script },
    'a picture with a page behind it': { name: 'a.html', type: 'text/html', content: Buffer.concat([jpeg, script]) },
    'a path as name': { name: '../../../apps/web/dist/index.html', type: 'image/jpeg', content: jpeg },
    'GPS data': { name: 'a.jpg', type: 'image/jpeg', content: jpegWithGps },
    'half a picture': { name: 'a.jpg', type: 'image/jpeg', content: jpeg.subarray(0, jpeg.length / 2) },
    'an empty file': { name: 'a.jpg', type: 'image/jpeg', content: Buffer.alloc(0) },
  };
}

async function upload({ url }: Deployment, { headers }: Guest, { name, type, content }: UploadFile) {
  const form = new FormData();
  form.set('fileType', 'review');
  form.set('atchFile', new Blob([new Uint8Array(content)], { type }), name);
  const response = await fetch(`${url}/api/upload/image`, { method: 'POST', headers, body: form });
  const json = (await response.json()) as { code?: string; resultVo?: { atchUuid: string } };
  return {
    status: response.status,
    result: json.resultVo === undefined ? (json.code ?? String(response.status)) : 'accepted',
    atchUuid: json.resultVo?.atchUuid,
  };
}

/** Attaches an upload to a review and fetches each of its files. */
async function fetchServedFiles(deployment: Deployment, atchUuid: string, reviewOffset: number) {
  await deployment.pool.query(
    `UPDATE upload SET used_by = (SELECT review_code FROM review WHERE NOT hidden ORDER BY review_code LIMIT 1 OFFSET $2) WHERE atch_uuid = $1`,
    [atchUuid, reviewOffset],
  );
  const { rows } = await deployment.pool.query<{ name: string }>(
    `SELECT name FROM upload_file WHERE name LIKE $1 || '%'`,
    [atchUuid],
  );
  return Promise.all(
    rows.map(async ({ name }) => {
      const response = await fetch(`${deployment.url}/api/upload/${name}`);
      return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
    }),
  );
}

type ServedFile = Awaited<ReturnType<typeof fetchServedFiles>>[number];

async function isHarmless({ status, headers, bytes }: ServedFile): Promise<boolean> {
  const { exif, format } = await sharp(bytes).metadata();
  return (
    status === 200 &&
    /^image\/(avif|webp|jpeg)$/.test(headers.get('content-type') ?? '') &&
    headers.get('x-content-type-options') === 'nosniff' &&
    (headers.get('content-security-policy') ?? '').includes('sandbox') &&
    format !== 'svg' &&
    exif === undefined &&
    !bytes.includes(secret)
  );
}

export const uploads: Drill = {
  name: 'uploads',
  number: 15,
  description:
    'A picture of 20,000 × 20,000 pixels, SVG, HTML, a polyglot, a path as name, GPS data: only re-encoded pictures are served',
  isInQuickRun: true,
  run: async (rig) => {
    const deployment = await rig.deploy();
    const member = await signInMember(deployment, 'mina@dalbit.example', demoPassword);
    const { 'content-type': _json, ...headers } = member.headers;
    const uploadResults: string[] = [];
    const servedFiles: ServedFile[] = [];
    for (const [label, file] of Object.entries(await createUploads())) {
      const { result, atchUuid } = await upload(deployment, { ...member, headers }, file);
      uploadResults.push(`${label}: ${result}`);
      if (atchUuid !== undefined)
        servedFiles.push(...(await fetchServedFiles(deployment, atchUuid, uploadResults.length)));
    }
    const harmlessFlags = await Promise.all(servedFiles.map(isHarmless));
    const health = await fetch(`${deployment.url}/healthz`);
    return [
      report('responses', uploadResults.join(', ')),
      expectAtLeast('files served', servedFiles.length, 3),
      expectExactly('served files that are not only a picture', harmlessFlags.filter((each) => !each).length, 0),
      expectExactly('health of the server afterwards', health.status, 200),
    ];
  },
};
