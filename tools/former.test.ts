import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text as readStream } from 'node:stream/consumers';
import { memberColumns, reservationColumns } from '@dining/domain/former/columns';
import { expect, it } from 'vitest';
import { prepareTool } from './test/run-tool';

const { getFolder, run, runWith } = prepareTool('tools/former.ts');

function writeFile(content: string | Buffer): string {
  const path = join(getFolder(), 'reservations.csv');
  writeFileSync(path, content);
  return path;
}

/** Creates a listener that records requests, and answers each with the next result. */
function createListener(...results: readonly object[]) {
  const requests: { readonly url: string | undefined; readonly body: unknown }[] = [];
  const listener: Parameters<typeof runWith>[0] = (request, response) =>
    void readStream(request).then((body) => {
      requests.push({ url: request.url, body: JSON.parse(body) });
      response.end(JSON.stringify(results[requests.length - 1] ?? results.at(-1)));
    });
  return { requests, listener };
}

const issue = { line: 3, column: '', code: 'full', values: { people: 4, left: 1, time: '18:00' } };

it('a dry run prints what would be imported, and what does not fit with its line', async () => {
  const path = writeFile('number\n1\n');
  const { requests, listener } = createListener({
    rowCount: 2,
    importableCount: 1,
    importedBefore: 0,
    beyondCapacityCount: 0,
    issues: [issue],
  });
  const { status, out } = await runWith(listener, 'reservations', path, '--dry-run');
  expect({ status, lines: out.trim().split('\n') }).toEqual({
    status: 0,
    lines: [
      `${path}:3: There are 1 seats left at 18:00, for 4 people.`,
      '1 line would be imported.',
      'Nothing has been imported yet: this was a dry run.',
    ],
  });
  expect(requests.map(({ url }) => url)).toEqual(['/api/staff/former/reservations/preview']);
});

it('an import sends the file in parts, and ends with status 1 if lines do not fit', async () => {
  const importResult = { rowCount: 300, imported: 200, importedBefore: 0, issues: [], nextFrom: 200 };
  const { requests, listener } = createListener(importResult, {
    ...importResult,
    imported: 99,
    issues: [issue],
    nextFrom: null,
  });
  const { status, err } = await runWith(
    listener,
    'reservations',
    writeFile('number\n1\n'),
    '--all',
    '--beyond',
    'Agreed',
  );
  expect({ status, err }).toMatchObject({ status: 1, err: expect.stringContaining('299 lines imported.') });
  expect(requests.map(({ body }) => body)).toMatchObject([
    { from: 0, mode: 'all_or_nothing', overrideReason: 'Agreed', isConfirmationSent: false },
    { from: 200 },
  ]);
});

it('a member file is sent as text, also from EUC-KR', async () => {
  const { requests, listener } = createListener({
    rowCount: 1,
    imported: 1,
    importedBefore: 0,
    issues: [],
    nextFrom: null,
  });
  const { out } = await runWith(listener, 'members', writeFile(Buffer.from([0xc0, 0xcc, 0xb8, 0xa7, 0x0a])));
  expect(out).toBe('1 line imported.\n');
  expect(requests).toEqual([
    { url: '/api/staff/former/members/import', body: { file: '이름\n', from: 0, mode: 'fitting' } },
  ]);
});

it.each([
  ['reservations.csv', reservationColumns],
  ['members.csv', memberColumns],
])('the documentation has every column of %s', (name, columns) => {
  const documentation = readFileSync(join(import.meta.dirname, '../docs/former-system.md'), 'utf8');
  const table = documentation.split(`### ${name}`)[1]?.split('```')[0]?.split('\n#')[0] ?? '';
  const named = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, column]) => column);
  expect(named).toEqual(columns.map((column) => column.name));
});

it('rejects a file that is not CSV without sending it', async () => {
  const { status, err } = await run('reservations', writeFile(Buffer.from([0x50, 0x4b, 0x00])));
  expect({ status, err }).toEqual({ status: 1, err: expect.stringContaining('is not a CSV file in UTF-8 or EUC-KR') });
});
