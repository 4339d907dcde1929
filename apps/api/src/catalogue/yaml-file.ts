import type { DocumentPath } from '@dining/domain/catalogue/issues';
import { type Document, isMap, isNode, isPair, LineCounter, parseDocument } from 'yaml';

/** A parsed YAML file. */
export interface YamlFile {
  readonly value: unknown;
  /** Returns the line, from 1, of the value at a path, or else of the nearest value around it. */
  readonly getLine: (path: DocumentPath) => number;
}

/** Syntax errors of a YAML file, with their lines from 1. */
export interface YamlErrors {
  readonly errors: readonly { readonly line: number; readonly message: string }[];
}

function findOffset(document: Document.Parsed, path: DocumentPath): number | undefined {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const last = path.at(-1);
  if (isMap(parent)) {
    const pair = parent.items.find((item) => isPair(item) && String(item.key) === String(last));
    const key = pair?.key;
    if (isNode(key)) return key.range?.[0];
  }
  const node = document.getIn(path, true);
  return isNode(node) ? node.range?.[0] : undefined;
}

/**
 * Parses a YAML 1.2 file. Aliases are refused, so that a small file cannot expand to a large value.
 */
export function parseYamlFile(text: string): YamlFile | YamlErrors {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: true });
  const formatError = ({ pos, message }: { readonly pos: readonly [number, number]; readonly message: string }) => ({
    line: lineCounter.linePos(pos[0]).line,
    message,
  });
  if (document.errors.length > 0) return { errors: document.errors.map(formatError) };
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 0 });
  } catch {
    return { errors: [{ line: 1, message: 'aliases (*name) are not supported' }] };
  }
  return {
    value,
    getLine(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const offset = findOffset(document, path.slice(0, length));
        if (offset !== undefined) return lineCounter.linePos(offset).line;
      }
      return 1;
    },
  };
}
