import { posix } from 'node:path';
import type { Files } from './cited-documents';

export interface BrokenReference {
  /** Position in the text of the file. */
  readonly offset: number;
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
    let uniqueAnchor = anchor;
    for (let suffix = 1; anchors.has(uniqueAnchor); suffix += 1) uniqueAnchor = `${anchor}-${suffix}`;
    anchors.add(uniqueAnchor);
  }
  return anchors;
}

/** Blanks code, because links in it are only examples. Offsets do not change. */
const blankCode = (text: string): string =>
  text.replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, (code) => code.replace(/[^\n]/g, ' '));

/** Returns true for folders, too. */
const pathExists = (path: string, files: Files): boolean =>
  files.has(path) || [...files.keys()].some((each) => each.startsWith(`${path.replace(/\/$/, '')}/`));

/** Finds missing paths below `docs` that a file names and, in Markdown, links to missing files and headings. */
export function findBrokenLinks(path: string, files: Files): BrokenReference[] {
  const text = files.get(path) ?? '';
  const missingPaths = [...text.matchAll(/\bdocs\/[\w.*/-]*[\w*]/g)].flatMap(({ 0: target, index: offset }) =>
    pathExists(target, files) ? [] : { offset, description: `${target}: no such file` },
  );
  if (!path.endsWith('.md')) return missingPaths;
  const links = [...blankCode(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(({ 1: link = '', index: offset }) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : posix.join(posix.dirname(path), file);
    if (!pathExists(target, files)) return { offset, description: `${link}: no such file` };
    if (anchor === undefined || listAnchors(files.get(target) ?? '').has(anchor)) return [];
    return { offset, description: `${link}: no such heading` };
  });
  return [...missingPaths, ...links];
}
