import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@dining/domain/shared/language';
import { renderErrorPage } from '../apps/api/src/http/error-page';
import {
  listUnsupportedCssFeatures,
  listUnsupportedScriptFeatures,
  type UnsupportedFeature,
} from './lib/browser-support';
import { buildIfStale } from './lib/build';
import { root } from './lib/run';
import { toleratedFeatures } from './lib/tolerated-features';

// Fails if the site, the console or the server's error page uses a feature that a supported browser lacks (decision
// 64), or if a tolerated feature is not used any more.

const builds = ['apps/web/dist', 'apps/console/dist'];
const isForBrowsers = (file: string): boolean => /\.(?:js|css)$/.test(file) && !file.startsWith('.');

function listUnsupportedFeatures(file: string): readonly UnsupportedFeature[] {
  const text = readFileSync(join(root, file), 'utf8');
  if (file.endsWith('.css')) return listUnsupportedCssFeatures(text);
  return listUnsupportedScriptFeatures(text, /old-browser-/.test(file) ? 'script' : 'module');
}

const getServerStyles = (): string =>
  languages
    .map((language) => renderErrorPage({ language, reason: 'failed', text: '', retryUrl: '/' }))
    .flatMap((page) => [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css))
    .join('');

async function main(): Promise<void> {
  await buildIfStale();
  const files = builds.flatMap((dist) =>
    readdirSync(join(root, dist), { recursive: true, encoding: 'utf8' })
      .filter(isForBrowsers)
      .map((file) => join(dist, file)),
  );
  const unsupportedUses = [
    ...files.flatMap((file) => listUnsupportedFeatures(file).map((each) => ({ file, ...each }))),
    ...listUnsupportedCssFeatures(getServerStyles()).map((each) => ({ file: 'the error page', ...each })),
  ];
  const usedFeatures = new Set(unsupportedUses.map(({ feature }) => feature));
  const faults = [
    ...unsupportedUses
      .filter(({ feature }) => toleratedFeatures[feature] === undefined)
      .map(
        ({ file, feature, missingIn }) =>
          `${file} uses ${feature}, which is missing in ${missingIn.join(', ')} (tools/vite/browsers.ts)`,
      ),
    ...Object.keys(toleratedFeatures)
      .filter((feature) => !usedFeatures.has(feature))
      .map((feature) => `No built file uses ${feature} any more: tools/lib/tolerated-features.ts`),
  ];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

void main();
