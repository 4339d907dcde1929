import { posix } from 'node:path';
import type { Files } from './cited-documents';

export interface BrokenReference {
  readonly at: number;
  readonly description: string;
}

/** Returns the anchors of headings, as GitHub creates them. */
function listAnchors(text: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.matchAll(/^#+ (.+)$/gm)) {
    const anchor = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-');
    let named = anchor;
    for (let again = 1; anchors.has(named); again += 1) named = `${anchor}-${again}`;
    anchors.add(named);
  }
  return anchors;
}

/** Blanks code, because links in it are only examples. Offsets do not change. */
const blankCode = (text: string): string =>
  text.replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, (code) => code.replace(/[^\n]/g, ' '));

const fileExists = (path: string, files: Files): boolean =>
  files.has(path) || [...files.keys()].some((each) => each.startsWith(`${path.replace(/\/$/, '')}/`));

/** Finds links to missing files and headings, and missing paths below `docs` that any file names. */
export function findBrokenLinks(path: string, files: Files): BrokenReference[] {
  const text = files.get(path) ?? '';
  const named = [...text.matchAll(/\bdocs\/[\w.*/-]*[\w*]/g)].flatMap(({ 0: target, index: at }) =>
    fileExists(target, files) ? [] : { at, description: `${target}: no such file` },
  );
  if (!path.endsWith('.md')) return named;
  const links = [...blankCode(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(({ 1: link = '', index: at }) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : posix.join(posix.dirname(path), file);
    if (!fileExists(target, files)) return { at, description: `${link}: no such file` };
    if (anchor === undefined || listAnchors(files.get(target) ?? '').has(anchor)) return [];
    return { at, description: `${link}: no such heading` };
  });
  return [...named, ...links];
}
