import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { dirname, join } from 'node:path';
import { text as readStream } from 'node:stream/consumers';
import { previewCatalogueImport } from '@dining/contract/staff/catalogue-files';
import { describe, expect, it } from 'vitest';
import { prepareTool } from './test/run-tool';

const { getFolder, run, runWith } = prepareTool('tools/catalogue.ts');

interface SentRequest {
  readonly url: string | undefined;
  readonly body: unknown;
}

/** Creates a listener that records requests, and answers each with the result of its URL in `others`, or `result`. */
function createListener(
  result: object,
  others: Readonly<Record<string, object>> = {},
): {
  readonly requests: readonly SentRequest[];
  readonly listener: RequestListener;
} {
  const requests: SentRequest[] = [];
  const getResult = (url: string): object => others[url] ?? result;
  const listener: RequestListener = (request, response) =>
    void readStream(request).then((body) => {
      const isJson = request.headers['content-type'] === 'application/json';
      requests.push({ url: request.url, body: isJson ? JSON.parse(body) : body });
      response.end(JSON.stringify(getResult(request.url ?? '')));
    });
  return { requests, listener };
}

function writeFiles(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = join(getFolder(), 'dalbit');
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

const noPictures = { folderPictures: [], unusedOriginals: [] };
const unchangedResult = { applied: true, issues: [], changes: [], conflicts: [], ...noPictures };

describe('import', () => {
  it('sends the files of the catalogue, without hidden and other files, and prints the changes', async () => {
    const folder = writeFiles({
      'group.yaml': 'allergies: []\n',
      'hotels/H01/venues/D101/prices.csv': '\uFEFFproduct,menu,price\n',
      'hotels/.H01.yaml': '',
      '.git/config.yaml': '',
      'README.md': '',
    });
    const { requests, listener } = createListener({
      ...unchangedResult,
      changes: [
        { kind: 'product', code: 'P10101', change: 'added', fields: [] },
        { kind: 'venue', code: 'D101', change: 'changed', fields: ['name', 'stock'] },
        { kind: 'group', code: '', change: 'changed', fields: ['allergies'] },
      ],
    });
    expect(await runWith(listener, 'import', folder)).toEqual({
      status: 0,
      out: 'adds product P10101\nchanges venue D101: name, stock\nchanges group: allergies\nImported.\n',
      err: '',
    });
    const files = {
      'group.yaml': 'allergies: []\n',
      'hotels/H01/venues/D101/prices.csv': 'product,menu,price\n',
    };
    expect(requests).toEqual([
      { url: '/api/staff/catalogue/import', body: { files, originals: {}, refusesConflicts: false } },
    ]);
  });

  it('only previews the changes in a dry run', async () => {
    const changes = [{ kind: 'menu', code: '1001', change: 'changed', fields: ['price'] }];
    const { requests, listener } = createListener({ ...unchangedResult, applied: false, changes });
    const { out } = await runWith(listener, 'import', writeFiles({ 'group.yaml': '' }), '--dry-run');
    expect(out).toBe('changes menu 1001: price\nNothing has been imported yet: this was a dry run.\n');
    expect(requests.map(({ url }) => url)).toEqual(['/api/staff/catalogue/preview']);
  });

  it('prints the bookings beyond the new seats, and with --refuse-conflicts imports nothing', async () => {
    const result = {
      ...unchangedResult,
      applied: false,
      changes: [{ kind: 'venue', code: 'D101', change: 'changed', fields: ['stock'] }],
      conflicts: [
        { dinCode: 'D101', visit: { date: '2027-12-24', time: '18:00' }, dinRoomCode: null, taken: 12, offered: 8 },
      ],
    };
    const folder = writeFiles({ 'group.yaml': '' });
    const conflict = 'D101 2027-12-24 18:00: tables 12 booked, 8 offered';
    const kept = await runWith(createListener({ ...result, applied: true }).listener, 'import', folder);
    expect(kept).toMatchObject({ status: 0, out: expect.stringContaining(`${conflict}\nThese bookings are beyond`) });
    const { listener, requests } = createListener(result);
    const refused = await runWith(listener, 'import', folder, '--refuse-conflicts');
    expect(refused).toMatchObject({
      status: 1,
      err: expect.stringContaining(`${conflict}\nNothing has been imported`),
    });
    expect(requests.map(({ body }) => body)).toMatchObject([{ refusesConflicts: true }]);
  });

  it('prints that there is nothing to change', async () => {
    const { out } = await runWith(createListener(unchangedResult).listener, 'import', writeFiles({ 'group.yaml': '' }));
    expect(out).toBe('Nothing to change.\n');
  });

  it('prints errors with file and line, and ends with status 1', async () => {
    const issue = { file: 'hotels/H01/hotel.yaml', line: 3, field: '', message: '', values: {} };
    const { listener } = createListener({
      applied: false,
      changes: [],
      conflicts: [],
      issues: [
        { ...issue, code: 'format', message: 'name: Invalid input' },
        {
          ...issue,
          line: 9,
          code: 'price_out_of_range',
          field: 'options[2].price',
          values: { min: 0, max: 100_000_000 },
        },
      ],
    });
    expect(await runWith(listener, 'import', writeFiles({ 'hotels/H01/hotel.yaml': '' }))).toEqual({
      status: 1,
      out: '',
      err: [
        'hotels/H01/hotel.yaml:3: name: Invalid input',
        'hotels/H01/hotel.yaml:9: options[2].price: Please enter a price from 0 to 100,000,000 won.',
        '2 errors. Nothing has been imported.\n',
      ].join('\n'),
    });
  });

  describe('of a folder with originals', () => {
    const room = Buffer.from('the bytes of a photo');
    const sha256 = createHash('sha256').update(room).digest('hex');
    const folderFiles = { 'pictures.yaml': '', 'pictures/room.jpg': room };
    const picture = { file: 'pictures/room.jpg', htlCode: 'H01', pictureId: null, state: 'missing', isChanged: false };
    const changes = [{ kind: 'menu', code: '1001', change: 'changed', fields: ['picture'] }];
    const preview = { ...unchangedResult, applied: false, changes, folderPictures: [picture] };
    const previewUrl = '/api/staff/catalogue/preview';
    const uploadUrl = '/api/staff/picture/upload/H01';
    const statesUrl = '/api/staff/picture/states';
    const pictureId = 'c0a8012e-0000-4000-8000-000000000001';
    const ready = { states: [{ pictureId, state: 'ready', failureReason: null }] };
    const stored = { picture: { pictureId }, isNew: true };

    it('uploads those that the server does not have, waits until they are prepared, and imports', async () => {
      const { requests, listener } = createListener(
        { ...unchangedResult, changes },
        { [previewUrl]: preview, [uploadUrl]: stored, [statesUrl]: ready },
      );
      const { out } = await runWith(listener, 'import', writeFiles(folderFiles));
      expect(out).toBe('changes menu 1001: picture\nuploaded 1 picture\nImported.\n');
      expect(requests.map(({ url }) => url)).toEqual([previewUrl, uploadUrl, statesUrl, '/api/staff/catalogue/import']);
      expect(requests[0]?.body).toEqual({ files: { 'pictures.yaml': '' }, originals: { 'pictures/room.jpg': sha256 } });
      expect(requests[1]?.body).toContain('the bytes of a photo');
      expect(requests[1]?.body).toContain('room.jpg');
      expect(requests[2]?.body).toEqual({ pictureIds: [pictureId] });
    });

    it('repeats an upload whose connection is lost or for which the server has no capacity', async () => {
      const { requests, listener } = createListener(
        { ...unchangedResult, changes },
        { [previewUrl]: preview, [uploadUrl]: stored, [statesUrl]: ready },
      );
      const losses = [uploadUrl, statesUrl];
      let isBusy = true;
      const { status, out } = await runWith(
        (request, response) => {
          const index = losses.indexOf(request.url ?? '');
          if (index >= 0) {
            losses.splice(index, 1);
            request.socket.destroy();
          } else if (isBusy && request.url === uploadUrl) {
            isBusy = false;
            request.resume();
            response.writeHead(503).end(JSON.stringify({ code: 'unavailable', title: 'Not available' }));
          } else listener(request, response);
        },
        'import',
        writeFiles(folderFiles),
      );
      expect({ status, out }).toEqual({
        status: 0,
        out: 'changes menu 1001: picture\nuploaded 1 picture\nImported.\n',
      });
      expect(requests.map(({ url }) => url)).toEqual([previewUrl, uploadUrl, statesUrl, '/api/staff/catalogue/import']);
      expect(requests[1]?.body).toContain('the bytes of a photo');
    });

    it('does not repeat an upload that the server refuses, and prints the file', async () => {
      let uploadCount = 0;
      const { listener } = createListener({}, { [previewUrl]: preview });
      const { err } = await runWith(
        (request, response) => {
          if (request.url !== uploadUrl) return listener(request, response);
          uploadCount += 1;
          request.resume();
          response.writeHead(415).end(JSON.stringify({ code: 'picture_unreadable', title: 'This is no picture.' }));
        },
        'import',
        writeFiles(folderFiles),
      );
      expect(err).toContain('pictures/room.jpg: This is no picture.\n1 error. Nothing has been imported');
      expect(uploadCount).toBe(1);
    });

    it('uploads nothing in a dry run, and says what it would upload and ignore', async () => {
      const unusedOriginals = ['pictures/old.jpg'];
      const { requests, listener } = createListener({}, { [previewUrl]: { ...preview, unusedOriginals } });
      const { out } = await runWith(listener, 'import', writeFiles(folderFiles), '--dry-run');
      expect(out).toContain('uploads 1 picture\nignores pictures/old.jpg: pictures.yaml does not name it\n');
      expect(requests.map(({ url }) => url)).toEqual([previewUrl]);
    });

    it('imports nothing if the server cannot prepare a picture, and prints its file', async () => {
      const failed = { states: [{ pictureId, state: 'failed', failureReason: 'unreadable' }] };
      const { requests, listener } = createListener(
        {},
        { [previewUrl]: preview, [uploadUrl]: stored, [statesUrl]: failed },
      );
      const { status, err } = await runWith(listener, 'import', writeFiles(folderFiles));
      expect({ status, err }).toEqual({
        status: 1,
        err: expect.stringMatching(/^pictures\/room\.jpg: The file is damaged/),
      });
      expect(requests.map(({ url }) => url)).not.toContain('/api/staff/catalogue/import');
    });

    it('does not upload a file that is not in the folder', async () => {
      const { requests, listener } = createListener(
        {},
        { [previewUrl]: { ...preview, folderPictures: [{ ...picture, file: 'package.json' }] } },
      );
      const { status, err } = await runWith(listener, 'import', writeFiles(folderFiles));
      expect({ status, err }).toEqual({
        status: 1,
        err: expect.stringContaining('package.json: The file is not in the folder.'),
      });
      expect(requests.map(({ url }) => url)).toEqual([previewUrl]);
    });

    it('sends no hash of a file that is larger than 40 MB', async () => {
      const issue = { line: 2, field: 'room.file', message: '', values: { file: 'pictures/room.jpg', megabytes: 40 } };
      const issues = [{ ...issue, file: 'pictures.yaml', code: 'picture_file_too_large' }];
      const { requests, listener } = createListener({}, { [previewUrl]: { ...preview, issues } });
      const folder = writeFiles({ ...folderFiles, 'pictures/room.jpg': Buffer.alloc(40 * 1024 * 1024 + 1) });
      const { err } = await runWith(listener, 'import', folder);
      expect(err).toContain('pictures.yaml:2: room.file: pictures/room.jpg is larger than 40 MB.');
      expect(requests[0]?.body).toMatchObject({ originals: { 'pictures/room.jpg': null } });
    });
  });

  it('sends the hashes of all pictures of a large library', async () => {
    const pictures = Array.from({ length: 5_001 }, (_, index) => [`pictures/${index}.jpg`, String(index)]);
    const folder = writeFiles({ 'pictures.yaml': '', ...Object.fromEntries(pictures) });
    const { requests, listener } = createListener(unchangedResult);
    await runWith(listener, 'import', folder, '--dry-run');
    const body = previewCatalogueImport.body.parse(requests[0]?.body);
    expect(Object.keys(body.originals)).toHaveLength(5_001);
  });

  it('does not follow symbolic links', async () => {
    const outside = join(getFolder(), 'outside.jpg');
    writeFileSync(outside, 'private');
    const folder = writeFiles({ 'group.yaml': '', 'pictures/room.jpg': 'a photo' });
    symlinkSync(outside, join(folder, 'pictures/link.jpg'));
    symlinkSync(outside, join(folder, 'link.yaml'));
    const { requests, listener } = createListener(unchangedResult);
    await runWith(listener, 'import', folder, '--dry-run');
    const body = requests[0]?.body as { files: object; originals: object };
    expect([Object.keys(body.files), Object.keys(body.originals)]).toEqual([['group.yaml'], ['pictures/room.jpg']]);
  });

  it.each<[string, Readonly<Record<string, string | Buffer>>, string]>([
    ['no files of a catalogue', { 'notes.txt': '' }, 'has no files of a catalogue (.yaml, .json, .csv).'],
    ['a file in another encoding', { 'group.yaml': Buffer.from([0xb0, 0xa1]) }, 'group.yaml:1: The file is not text'],
    ['more than 16 MB', { 'group.yaml': 'a'.repeat(17_000_000) }, 'The files together are larger than 16 MB.'],
  ])('rejects a folder with %s before it is sent', async (_case, files, message) => {
    const { status, err } = await run('import', writeFiles(files));
    expect({ status, err }).toEqual({ status: 1, err: expect.stringContaining(message) });
  });

  it('rejects a folder that does not exist', async () => {
    const { err } = await run('import', join(getFolder(), 'nowhere'));
    expect(err).toContain('nowhere cannot be read.');
  });
});

describe('export', () => {
  const files = { 'group.yaml': 'allergies: []\n', 'hotels/H01/hotel.yaml': 'position: 1\n' };

  it('writes the files into a new folder', async () => {
    const folder = join(getFolder(), 'new');
    const { out } = await runWith(createListener({ files, originals: [] }).listener, 'export', folder);
    expect(out).toBe(`2 files written to ${folder}.\n`);
    for (const [path, text] of Object.entries(files)) expect(readFileSync(join(folder, path), 'utf8')).toBe(text);
  });

  it('downloads the originals of pictures into their folder', async () => {
    const folder = join(getFolder(), 'new');
    const pictureId = 'c0a8012e-0000-4000-8000-000000000001';
    const { listener } = createListener(
      { files, originals: [{ file: 'pictures/room.jpg', pictureId, byteCount: 16 }] },
      { [`/api/staff/picture/original/${pictureId}`]: { bytes: 'a photo' } },
    );
    const { out } = await runWith(listener, 'export', folder);
    expect(out).toBe(`2 files and 1 picture written to ${folder}.\n`);
    expect(readFileSync(join(folder, 'pictures/room.jpg'), 'utf8')).toBe('{"bytes":"a photo"}');
  });

  it('overwrites files only with --replace, and leaves other files as they are', async () => {
    const folder = writeFiles({ 'group.yaml': 'old\n', 'README.md': 'ours\n' });
    const { listener, requests } = createListener({ files, originals: [] });
    const { status, err } = await runWith(listener, 'export', folder);
    expect({ status, err }).toEqual({ status: 1, err: expect.stringContaining('is not empty') });
    expect({ requests, content: readFileSync(join(folder, 'group.yaml'), 'utf8') }).toEqual({
      requests: [],
      content: 'old\n',
    });
    await runWith(listener, 'export', folder, '--replace');
    expect(readFileSync(join(folder, 'group.yaml'), 'utf8')).toBe('allergies: []\n');
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe('ours\n');
  });

  it('does not write through a symbolic link', async () => {
    const outside = join(getFolder(), 'outside');
    mkdirSync(outside);
    const folder = writeFiles({ 'group.yaml': 'old\n' });
    symlinkSync(outside, join(folder, 'hotels'));
    const { err } = await runWith(createListener({ files, originals: [] }).listener, 'export', folder, '--replace');
    expect(err).toContain(`${join(folder, 'hotels')} is a symbolic link.`);
    expect(readdirSync(outside)).toEqual([]);
  });

  it('does not write a file outside the folder', async () => {
    const { listener } = createListener({ files: { '../group.yaml': '' }, originals: [] });
    const { err } = await runWith(listener, 'export', join(getFolder(), 'new'));
    expect(err).toContain('The server sent a file that is not of a catalogue');
  });
});
