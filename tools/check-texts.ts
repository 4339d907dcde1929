import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ko as consoleTexts } from '@dining/i18n/console/ko';
import { mail } from '@dining/i18n/mail/ko';
import { ko } from '@dining/i18n/site/ko';
import { keptTexts } from './lib/kept-texts';
import { root } from './lib/run';
import { textGroups } from './lib/text-groups';
import { findTextFaults } from './lib/texts';

/** Fails on texts that neither site, console, server nor mails use, unless they are listed as planned. */
const listSources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));

const faults = findTextFaults({
  texts: { ...ko, ...consoleTexts, mail },
  site: [...listSources('apps/web/src'), ...listSources('apps/console/src')],
  server: listSources('apps/api/src').filter((source) => source.includes("from '@dining/i18n/")),
  groups: textGroups,
  kept: Object.values(keptTexts).flat(),
});
for (const line of faults) process.stderr.write(`${line}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
