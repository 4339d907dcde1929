import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

const browserFolders = ['bench', 'drills', 'e2e', 'studio', 'tools'];
/** An action on a page that skips Playwright's check whether a guest could do it. */
const forcedAction =
  /\.(?:check|clear|click|dblclick|dragTo|fill|hover|selectOption|setChecked|tap|uncheck)\([^;]*?\bforce: true/;

/** Lists the files whose actions on a page are forced. */
const findForcedActions = (files: ReadonlyMap<string, string>): string[] =>
  [...files].flatMap(([file, text]) => (forcedAction.test(text) ? [file] : []));

const files = new Map(
  browserFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !import.meta.filename.endsWith(file))
      .map((file) => [`${folder}/${file}`, readFileSync(join(root, folder, file), 'utf8')] as const),
  ),
);

it('no script that drives a browser skips the check whether a guest could do an action', () => {
  expect(files.has('e2e/support/guest.ts')).toBe(true);
  expect(findForcedActions(files)).toEqual([]);
});

it.each(["await page.getByRole('checkbox').check({ force: true });", 'await pay.click({\n  force: true,\n});'])(
  'a forced action is reported: %s',
  (text) => {
    expect(findForcedActions(new Map([...files, ['e2e/planted.spec.ts', text]]))).toEqual(['e2e/planted.spec.ts']);
  },
);
