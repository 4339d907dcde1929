import type { DocumentPath } from '@dining/domain/catalogue/issues';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';

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

/** Creates a function that finds where the value at a path begins, by an index of each map that it has visited. */
function createOffsetFinder(document: Document.Parsed): (path: DocumentPath) => number | undefined {
  const indexes = new Map<YAMLMap, ReadonlyMap<string, Pair>>();
  const getIndex = (map: YAMLMap): ReadonlyMap<string, Pair> => {
    const index = indexes.get(map) ?? new Map(map.items.map((pair) => [String(pair.key), pair]));
    indexes.set(map, index);
    return index;
  };
  return (path) => {
    let node: unknown = document.contents;
    let offset: number | undefined;
    for (const step of path) {
      const pair = isMap(node) ? getIndex(node).get(String(step)) : undefined;
      node = isSeq(node) ? node.items[Number(step)] : pair?.value;
      const place = pair?.key ?? node;
      offset = isNode(place) ? place.range?.[0] : undefined;
      if (offset === undefined) return undefined;
    }
    return offset;
  };
}

/** Lists the keys that a map has twice. The check of the library compares each key with all others of its map. */
function findRepeatedKeys(
  document: Document.Parsed,
): { readonly pos: readonly [number, number]; readonly message: string }[] {
  const errors: { pos: [number, number]; message: string }[] = [];
  visit(document, {
    Map: (_place, map) => {
      const keys = new Set<unknown>();
      for (const { key } of map.items) {
        if (!isScalar(key)) continue;
        const [start = 0, end = start] = key.range ?? [];
        if (keys.has(key.value)) errors.push({ pos: [start, end], message: 'Map keys must be unique' });
        keys.add(key.value);
      }
    },
  });
  return errors;
}

/**
 * Parses a YAML 1.2 file. Aliases are refused, so that a small file cannot expand to a large value.
 */
export function parseYamlFile(text: string): YamlFile | YamlErrors {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false });
  const formatError = ({ pos, message }: { readonly pos: readonly [number, number]; readonly message: string }) => ({
    line: lineCounter.linePos(pos[0]).line,
    message,
  });
  const errors = document.errors.length > 0 ? document.errors : findRepeatedKeys(document);
  if (errors.length > 0) return { errors: errors.map(formatError) };
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 0 });
  } catch {
    return { errors: [{ line: 1, message: 'aliases (*name) are not supported' }] };
  }
  const findOffset = createOffsetFinder(document);
  return {
    value,
    getLine(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const offset = findOffset(path.slice(0, length));
        if (offset !== undefined) return lineCounter.linePos(offset).line;
      }
      return 1;
    },
  };
}
