import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ko as consoleTexts } from '@dining/i18n/console/ko';
import { mail } from '@dining/i18n/mail/ko';
import { ko } from '@dining/i18n/site/ko';
import { root } from './lib/run';
import { textGroups } from './lib/text-groups';
import { findTextFaults } from './lib/texts';
import { unusedTexts } from './lib/unused-texts';

// Fails on translations that no code uses, unless lib/unused-texts.ts lists them. Fails if that list or
// lib/text-groups.ts does not match the code.

const listSources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));

const faults = findTextFaults({
  texts: { ...ko, ...consoleTexts, mail },
  siteSources: [...listSources('apps/web/src'), ...listSources('apps/console/src')],
  serverSources: listSources('apps/api/src').filter((source) => source.includes("from '@dining/i18n/")),
  groups: textGroups,
  unusedPatterns: Object.values(unusedTexts).flat(),
});
for (const line of faults) process.stderr.write(`${line}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
