import { readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { text as readStream } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { commands } from './staff/commands';
import { prepareTool, root } from './test/run-tool';

const { getFolder, run: runStaff, runWith: runStaffWith } = prepareTool('tools/staff.ts');

describe('a staff command without a response', () => {
  it('reports that the server is not running', async () => {
    const { status, err } = await runStaff('stuck');
    expect({ status, err }).toEqual({ status: 1, err: expect.stringContaining('No server answers at') });
  });

  it.each<[string, RequestListener]>([
    ['before', (request) => request.socket.destroy()],
    [
      'during',
      (request, response) => {
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .write('{"tables":', () => request.socket.destroy());
      },
    ],
  ])('reports an unknown outcome if the server ended %s its response', async (_when, listener) => {
    const { status, out, err } = await runStaffWith(listener, 'export', 'mina@example.test', '--reason', 'she asks');
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain('The command may have been executed: run it again, or see the command «audit».');
  });
});

it('«charges» prints the compared charges and the line at which it stopped', async () => {
  const file = join(getFolder(), 'charges.csv');
  const rows = Array.from({ length: 30 }, (_, index) => `H01-${index},${index},500,500,card`);
  writeFileSync(file, ['order,charge,won,left,method', ...rows].join('\n'));
  let requestCount = 0;
  const succeedOnce: RequestListener = (request, response) => {
    requestCount += 1;
    if (requestCount === 2) return void response.writeHead(500).end('{}');
    void readStream(request).then((text) => {
      const { charges } = JSON.parse(text) as { charges: object[] };
      response.end(
        JSON.stringify({
          charges: charges.map((charge) => ({ ...charge, verdict: 'unknown', state: null, hasProposal: true })),
          proposedCount: charges.length,
        }),
      );
    });
  };
  const { status, out, err } = await runStaffWith(succeedOnce, 'charges', file, '--settle', '--reason', 'restored');
  expect({ status, requestCount }).toEqual({ status: 1, requestCount: 2 });
  expect(out).toContain('20 charges compared, 20 differ from our records.');
  expect(out).toContain('H01-19 · 19 · ₩500 · not recorded here · proposed');
  expect(err).toBe(
    'Stopped at line 22: The server failed to execute the command; see its log. The proposals made so far stay: save a new list from the provider, and run the command with it.\n',
  );
});

it('an empty percentage is rejected before a command is sent', async () => {
  const { status, err } = await runStaff('point-rate', 'H01', '');
  expect({ status, err }).toEqual({ status: 1, err: 'An empty text is not a percentage from 0 to 100.\n' });
});

it('docs/operations/staff-commands.md lists exactly the commands', () => {
  const [table = ''] = readFileSync(join(root, 'docs/operations/staff-commands.md'), 'utf8').split('\n## ');
  const cells = [...table.matchAll(/^\| (`[^|]+)\|/gm)].map(([, cell = '']) => cell);
  const namesInTable = cells.flatMap((cell) => [...cell.matchAll(/`([\w-]+)/g)].map(([, name]) => name));
  expect(new Set(namesInTable)).toEqual(new Set(Object.keys(commands)));
});
